import { beforeEach, describe, expect, it } from 'vitest';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { listBookingsOf } from '#functions/store/bookings/bookings.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import type { Room } from '#shared/room.ts';
import { bookRoom } from './bookRoom.ts';
import { createRoom } from './createRoom.ts';

useTable();
const befall = useFaults();

describe('what was written although its answer was lost', () => {
  let room: Room;
  beforeEach(async () => {
    room = await someRoom();
  });

  it('a booking is answered as made, also where the days are then in contention', async () => {
    const customer = await someCustomer();
    const stay = { startDate: inDays(3), endDate: inDays(4) };
    for (const [after, plan] of [
      ['the SDK asks again', [undefined, 'lost']],
      ['it asks again in contention', [undefined, 'lost', 'conflict']],
    ] as const) {
      const free = await someRoom();
      befall.plan([...plan]);
      const { id } = await bookRoom(requestFor(free, 3, 4), customer);
      const { items } = await listBookingsOf(customer.userId, {});
      const made = items.filter(({ coldRoomId }) => coldRoomId === free.id);
      expect(made, after).toMatchObject([{ id, ...stay }]);
    }
    await expectConsistency();
  });

  it('a room is answered as made', async () => {
    befall.plan(['lost']);
    const made = await createRoom(room, { id: `${room.id}-2` });
    const { id, name, createdAt, version } = made;
    expect(await getRoom(id)).toMatchObject({ name, createdAt, version });
  });

  it('a change of a room is answered as made', async () => {
    const changes = { price: 5, feature: ['Dock', 'Fence'], latitude: null, version: 1 };
    befall.plan([undefined, 'lost']);
    const { after } = await updateRoom(room.id, changes);
    expect(after).toMatchObject({ price: 5, feature: ['Dock', 'Fence'], version: 2 });
    expect(await getRoom(room.id)).toEqual(after);
  });

  it('a change of a room is not mistaken for another’s', async () => {
    await updateRoom(room.id, { price: 5, longitude: 29.6, version: 1 });
    for (const other of [{ price: 6 }, { feature: [] }, { longitude: null }]) {
      await expect(updateRoom(room.id, { ...other, version: 1 })).rejects.toMatchObject({
        code: 'staleRoom',
      });
    }
  });

  it.each([
    ['the SDK asks again', ['lost']],
    ['it asks again in contention', ['lost', 'conflict']],
  ] as const)('a deletion is answered as done, where %s', async (_, plan) => {
    befall.plan([undefined, ...plan]);
    await expect(removeRoom(room.id)).resolves.toMatchObject({ id: room.id, name: room.name });
  });

  it('a registration is answered as made, and not as somebody else’s', async () => {
    const person = {
      email: `${room.id}@example.com`,
      passwordHash: 'a hash',
      role: 'user' as const,
      firstName: 'Test',
      lastName: 'Customer',
      phoneNumber: '+250788000000',
    };
    befall.plan(['lost', 'conflict']);
    const account = await createUser(person);
    expect(await findAccount(person.email)).toMatchObject({ userId: account.userId });
    await expect(createUser(person)).rejects.toMatchObject({ code: 'emailTaken' });
  });
});

it('a deletion that DynamoDB turns away is not done', async () => {
  const { id } = await someRoom();
  befall.plan([undefined, ...Array.from({ length: 10 }, () => 'throttled' as const)]);
  await expect(removeRoom(id)).rejects.toMatchObject({ code: 'busy' });
  befall.over();
  await expect(getRoom(id)).resolves.toMatchObject({ id });
});
