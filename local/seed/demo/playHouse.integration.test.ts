import { expect, it } from 'vitest';
import { findBookingDetails } from '#functions/store/bookings/bookings.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { customerWith } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { seedRooms } from '../rooms.ts';
import { planHouse } from './planHouse.ts';
import { playHouse } from './playHouse.ts';

useTable();

it('leaves what the product would have kept, dated as it happened', async () => {
  // Two rooms tell of everything that the twelve do, in a fraction of the time.
  const rooms = seedRooms.filter(({ status }) => status === 'available').slice(0, 2);
  for (const { id, pictures: _, ...fields } of rooms) {
    await createRoom(fields, { id });
  }
  const [admin, customer] = [await customerWith({}), await customerWith({})];
  await playHouse(planHouse(rooms), { admin, customer });

  await expectConsistency();
  const items = await everyItem();
  const bookings = items.filter(({ entity }) => entity === 'booking');
  const statuses = new Set(bookings.map(({ status }) => status));
  expect(statuses).toContain('completed');
  expect(statuses).toContain('approved');
  expect(items.some(({ entity }) => entity === 'closure')).toBe(true);
  for (const { id } of bookings) {
    const { history = [] } = (await findBookingDetails(String(id))) ?? {};
    const times = history.map(({ at }) => at);
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted());
    expect(times.every((at) => Date.parse(at) <= Date.now())).toBe(true);
  }
});
