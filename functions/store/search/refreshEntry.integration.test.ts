import { PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { admin, at, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { expectSearchConsistency } from '#functions/testing/searchConsistency.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import type { Room } from '#shared/room.ts';
import { readCells, readPlaces } from './readCounts.ts';
import { ALL_KEYS, readOffMap } from './readEntries.ts';
import { refreshEntry } from './refreshEntry.ts';

useTable();
afterEach(() => vi.restoreAllMocks());

const kigali = { location: 'Kimironko, Kigali', latitude: -1.95, longitude: 30.06 };
const huye = { location: 'Huye', latitude: -2.6, longitude: 29.74 };

/** Does something as soon as the next write is about to be sent, before it is. */
function beforeNextWrite(happen: () => Promise<unknown>): void {
  const send = db.send.bind(db);
  let happened = false;
  vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    const isWrite = [PutCommand, TransactWriteCommand].some(
      (one) => (command as object) instanceof one,
    );
    if (!happened && isWrite) {
      happened = true;
      await happen();
    }
    return send(command);
  }) as never);
}

it('follows a room from its creation to its end', async () => {
  const room = await someRoom(kigali);
  await refreshEntry(room);
  await expectSearchConsistency();
  const { id } = await bookRoom(requestFor(room, 5, 40), await someCustomer());
  await refreshEntry(room);
  await expectSearchConsistency();
  await moveBooking(id, 'rejected', admin);
  await updateRoom(room.id, {
    ...huye,
    price: 1,
    roomType: 'Ware House',
    unit: 'm³',
    image: '/x.webp',
  });
  await refreshEntry(room);
  await expectSearchConsistency();
  await updateRoom(room.id, { latitude: null, temperatureRange: 'ambient' });
  await refreshEntry(room);
  await expectSearchConsistency();
  expect(await readCells()).toEqual([]);
  await updateRoom(room.id, { status: 'unavailable' });
  await refreshEntry(room);
  await expectSearchConsistency();
  await removeRoom(room.id);
  await refreshEntry(room);
  await expectSearchConsistency();
  expect((await readPlaces()).map(({ rooms }) => rooms)).toEqual([0, 0, 0]);
});

it('is right where the room changes, is booked or goes while its entry is written', async () => {
  const room = await someRoom(kigali);
  beforeNextWrite(() => updateRoom(room.id, { ...huye, price: 7 }));
  await refreshEntry(room);
  await expectSearchConsistency();

  vi.restoreAllMocks();
  const customer = await someCustomer();
  await updateRoom(room.id, { price: 8 });
  beforeNextWrite(() => bookRoom(requestFor({ ...room, price: 8 }, 3, 4), customer));
  await refreshEntry(room);
  await expectSearchConsistency();

  vi.restoreAllMocks();
  const gone = await someRoom();
  beforeNextWrite(async () => {
    await removeRoom(gone.id);
    await refreshEntry(gone);
  });
  await refreshEntry(gone);
  await expectSearchConsistency();
});

it('does not replace a newer state that another call has written, and counts once', async () => {
  const room = await someRoom(kigali);
  beforeNextWrite(async () => {
    await updateRoom(room.id, huye);
    await refreshEntry(room);
  });
  await refreshEntry(room);
  await expectSearchConsistency();
  await Promise.all([1, 2, 3, 4].map(() => refreshEntry(room)));
  await expectSearchConsistency();
});

it('does so too where the room is counted as before, which takes no transaction', async () => {
  const [room, customer] = [await someRoom(kigali), await someCustomer()];
  await refreshEntry(room);
  const { id } = await bookRoom(requestFor(room, 3, 4), customer);
  beforeNextWrite(async () => {
    await moveBooking(id, 'cancelled', admin);
    await bookRoom(requestFor(room, 7, 8), customer);
    await refreshEntry(room);
  });
  await refreshEntry(room);
  await expectSearchConsistency();
});

it('writes anew what an older version has stored otherwise, and counts nothing twice', async () => {
  const room = await someRoom({ location: 'Huye' });
  await refreshEntry(room);
  const stored = await readItem(keys.searchEntry(room));
  await db.send(
    new UpdateCommand({
      TableName: settings.tableName(),
      Key: keys.searchEntry(room),
      UpdateExpression: 'REMOVE gsi3pk, gsi3sk',
    }),
  );
  expect((await readOffMap(ALL_KEYS, 5)).items).toEqual([]);
  await refreshEntry(room);
  expect((await readOffMap(ALL_KEYS, 5)).items.map(({ id }) => id)).toEqual([room.id]);
  const rewritten = await readItem(keys.searchEntry(room));
  expect(rewritten).toEqual({ ...stored, revision: 2 });
  await refreshEntry(room);
  expect(await readItem(keys.searchEntry(room))).toEqual(rewritten);
  await expectSearchConsistency();
});

it('leaves a room of the same id that was created anew to its own entry', async () => {
  const room = await someRoom();
  await refreshEntry(room);
  await refreshEntry({ id: room.id, createdAt: '2020-01-01T00:00:00.000Z' });
  await expectSearchConsistency();
});

const step = fc.record({
  kind: fc.constantFrom('book', 'end', 'move', 'price', 'close', 'open', 'remove', 'create'),
  which: fc.nat(20),
  from: fc.nat(60),
  length: fc.nat(40),
});

it('whatever happens to rooms, told in any order, late and repeatedly: entries are as rooms are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 18 }),
      fc.array(fc.nat(3), { minLength: 18, maxLength: 18 }),
      async (steps, tellings) => {
        const rooms: Room[] = [await someRoom(kigali), await someRoom()];
        const customer = await someCustomer();
        const bookings: string[] = [];
        const untold: Room[] = [...rooms];
        const refused = async (work: Promise<unknown>): Promise<void> => {
          await work.catch((error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
          });
        };
        for (const [index, { kind, which, from, length }] of steps.entries()) {
          const room = at(rooms, which);
          if (kind === 'create') rooms.push(await someRoom(which % 2 ? huye : {}));
          if (kind === 'remove') await refused(removeRoom(room.id));
          if (kind === 'close') await refused(updateRoom(room.id, { status: 'unavailable' }));
          if (kind === 'open') await refused(updateRoom(room.id, { status: 'available' }));
          if (kind === 'price') await refused(updateRoom(room.id, { price: which + 1 }));
          if (kind === 'move') await refused(updateRoom(room.id, which % 2 ? kigali : huye));
          if (kind === 'book') {
            const request = requestFor(room, from, from + length);
            await refused(bookRoom(request, customer).then(({ id }) => bookings.push(id)));
          }
          if (kind === 'end' && bookings.length > 0) {
            await refused(moveBooking(at(bookings, which), 'cancelled', admin));
          }
          untold.push(at(rooms, kind === 'create' ? rooms.length - 1 : which));
          // Some events are told now, at once and in another order; the others later.
          const told = untold.splice(0, tellings[index]);
          await Promise.all(told.toReversed().map(refreshEntry));
        }
        await Promise.all(untold.toReversed().map(refreshEntry));
        await Promise.all(rooms.map(refreshEntry));
        await expectSearchConsistency();
      },
    ),
    { numRuns: 12 },
  );
  expect.hasAssertions();
}, 120_000);
