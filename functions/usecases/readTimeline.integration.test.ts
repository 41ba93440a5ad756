import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, dayAttribute, keys } from '#functions/platform/table/keys.ts';
import type { PageKey } from '#functions/platform/table/page.ts';
import { inShard, shardsOf } from '#functions/platform/table/shards.ts';
import { withKeys } from '#functions/store/bookings/storedBooking.ts';
import { refreshListing } from '#functions/store/rooms/roomListing.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { addDays, daysByMonth } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { timelineSchema, type Timeline } from '#shared/timeline.ts';
import { bookRoom } from './bookRoom.ts';
import { closeRoom, reopenRoom } from './closeRoom.ts';
import { moveBooking } from './moveBooking.ts';
import { readTimeline } from './readTimeline.ts';

useTable();
afterEach(() => void vi.restoreAllMocks());

/** The timeline of all rooms, however many pages that takes. */
async function allRows(range: Stay): Promise<Timeline> {
  const rooms: Timeline['rooms'] = [];
  let after: PageKey | undefined;
  do {
    const { body, next } = await readTimeline(range, undefined, { after });
    rooms.push(...body.rooms);
    after = next;
  } while (after);
  return { ...range, rooms };
}

const month = () => ({ startDate: inDays(0), endDate: inDays(30) });

describe('the timeline', () => {
  it('has every room with its bookings and closures, and without what was given back', async () => {
    const [room, empty, customer] = [await someRoom(), await someRoom(), await someCustomer()];
    const booking = await bookRoom(requestFor(room, 28, 40), customer);
    const rejected = await bookRoom(requestFor(room, 1, 2), customer);
    await moveBooking(rejected.id, 'rejected', admin);
    const days = { startDate: inDays(3), endDate: inDays(4) };
    const closed = { ...days, coldRoomId: room.id, reason: 'maintenance' as const };
    const closure = await closeRoom({ ...closed, note: 'New fans' }, admin);
    const other = await closeRoom({ ...closed, coldRoomId: empty.id }, admin);
    await reopenRoom(other.id, admin);
    const { rooms: rows, ...answered } = await allRows(month());
    expect(answered).toEqual(month());
    expect(rows.find(({ id }) => id === room.id)).toMatchObject({
      stays: [{ id: booking.id, first: 28, last: 40, status: 'pending', name: 'Test Customer' }],
      closures: [{ id: closure.id, first: 3, last: 4, reason: 'maintenance', note: 'New fans' }],
    });
    const row = rows.find(({ id }) => id === empty.id);
    expect(row).toMatchObject({ stays: [] });
    expect(row).not.toHaveProperty('closures');
  });

  it('has the rooms page after page, or those that are found by words', async () => {
    const [name, other] = [`Found ${randomUUID()}`, `Other ${randomUUID()}`];
    for (const one of [name, other]) await refreshListing((await someRoom({ name: one })).id);
    const found = await readTimeline(month(), name, {});
    expect(found.body.rooms.map((room) => room.name)).toEqual([name]);
    const first = await readTimeline(month(), undefined, { limit: 1 });
    const second = await readTimeline(month(), undefined, { limit: 1, after: first.next });
    const ids = [first, second].flatMap(({ body }) => body.rooms.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
  });
});

/** Two hundred rooms of which three days in five are held, seven days each, written at once. */
async function fillHouse(): Promise<void> {
  const items: Record<string, unknown>[] = [];
  for (let index = 0; index < 200; index += 1) {
    const id = randomUUID();
    const room = { id, name: `Cold room ${index}`, location: 'Kimironko, Kigali' };
    const fields = {
      roomType: 'Cold Room',
      temperatureRange: '2°C - 8°C',
      status: 'available',
      createdAt: `2026-${index}`,
    };
    items.push({
      ...keys.room(id),
      entity: 'room',
      gsi1pk: inShard(collections.rooms, id),
      gsi1sk: `${fields.createdAt}#${id}`,
      ...room,
      ...fields,
    });
    const months = new Map<string, Record<string, unknown>>();
    for (let from = 0; from < 31; from += 12) {
      const bookingId = randomUUID();
      const [startDate, endDate] = [inDays(from), inDays(from + 6)];
      const stay = { id: bookingId, startDate, endDate, coldRoomId: id, coldRoomName: room.name };
      items.push(
        withKeys({
          ...stay,
          coldRoomLocation: room.location,
          roomType: 'Cold Room',
          userId: randomUUID(),
          userName: 'Claudine Nyirahabimana',
          status: 'approved',
          totalPrice: 175_000,
          date: '2026-01-31T00:00:00.000Z',
        }),
      );
      for (const [month, days] of daysByMonth(startDate, addDays(endDate, 0))) {
        const calendar = months.get(month) ?? { ...keys.calendar(id, month) };
        for (const day of days) calendar[dayAttribute(day)] = bookingId;
        months.set(month, calendar);
      }
    }
    items.push(...months.values());
  }
  const TableName = settings.tableName();
  for (let from = 0; from < items.length; from += 25) {
    const writes = items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: writes } }));
  }
}

it('a page of a hundred rooms for 31 days is at most 50 kB, in three round trips one after another', async () => {
  await fillHouse();
  const send = vi.spyOn(db, 'send');
  const { body: timeline } = await readTimeline(month(), undefined, {});
  const commands = send.mock.calls.map(([command]) => command.constructor.name);
  // What is asked for at once stands together: the shards of the rooms, the calendars, the holders.
  const shards = shardsOf(collections.rooms).length;
  expect(commands.slice(0, shards)).toEqual(Array.from({ length: shards }, () => 'QueryCommand'));
  expect(commands.slice(shards)).toEqual(commands.slice(shards).map(() => 'BatchGetCommand'));
  const body = JSON.stringify(z.parse(timelineSchema, timeline));
  expect(timeline.rooms).toHaveLength(100);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(50_000);
}, 30_000);
