import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { closureHolder } from '#functions/domain/holder.ts';
import { roomEntry } from '#functions/domain/journalEntries.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { readRoomAndDays } from '#functions/store/calendar/roomAndDays.ts';
import { writeClosure, writeReopening } from '#functions/store/closures/writeClosure.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { DAY_MS, addMonths, daysOf, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { bookRoom } from './bookRoom.ts';
import { closeRoom, reopenRoom } from './closeRoom.ts';
import { moveBooking } from './moveBooking.ts';

useTable();

const told = roomEntry(
  'roomClosed',
  { id: 'r', name: 'Test room' },
  admin,
  '2027-01-31T00:00:00.000Z',
);
const befall = useFaults();

const closureOf = (coldRoomId: string, from: number, to: number) => ({
  coldRoomId,
  startDate: inDays(from),
  endDate: inDays(to),
  reason: 'maintenance' as const,
});

const takenIn = async (roomId: string, from: number, to: number) =>
  (await readRoomAndDays(roomId, { startDate: inDays(from), endDate: inDays(to) })).taken;

describe('a closed room', () => {
  it('has its days taken for customers, who do not learn why, and is no booking', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const closure = await closeRoom(closureOf(room.id, 5, 40), admin);
    expect(closure).toMatchObject({ reason: 'maintenance', coldRoomId: room.id });
    expect(await takenIn(room.id, 0, 60)).toEqual(daysOf(inDays(5), inDays(40)));
    await expect(bookRoom(requestFor(room, 40, 41), customer)).rejects.toMatchObject({
      code: 'daysTaken',
    });
    await bookRoom(requestFor(room, 41, 42), customer);
    const stored = (await everyItem()).find(({ id }) => id === closure.id);
    expect(stored).toMatchObject({ ...keys.closure(closure.id), actorId: admin.userId });
    await expectConsistency();
  });

  it('is refused with what holds its days, and nothing is closed then', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const booking = await bookRoom(requestFor(room, 5, 6), customer);
    await closeRoom({ ...closureOf(room.id, 9, 9), reason: 'own_use' }, admin);
    const refused = closeRoom(closureOf(room.id, 3, 12), admin);
    await expect(refused).rejects.toMatchObject({
      code: 'daysHeld',
      body: {
        params: {
          held: [
            {
              words: expect.stringContaining('pending booking of Test Customer, ') as string,
              bookingId: booking.id,
              userId: customer.userId,
              number: booking.number,
              startDate: inDays(5),
              endDate: inDays(6),
            },
            { words: expect.stringContaining('closed (Own use), ') as string },
          ],
        },
      },
    });
    expect(await takenIn(room.id, 3, 12)).toEqual([inDays(5), inDays(6), inDays(9)]);
    await moveBooking(booking.id, 'rejected', admin);
    await closeRoom(closureOf(room.id, 3, 8), admin);
    await expectConsistency();
  });

  it('must exist', async () => {
    await expect(closeRoom(closureOf('none', 1, 2), admin)).rejects.toMatchObject({
      code: 'roomNotFound',
    });
  });

  it('is reopened once, from today on', async () => {
    const room = await someRoom();
    const { id } = await closeRoom(closureOf(room.id, 0, 3), admin);
    const tomorrow = Date.now() + DAY_MS;
    const reopened = await reopenRoom(id, admin, tomorrow);
    expect(reopened.freeFrom).toBe(inDays(1));
    expect(await takenIn(room.id, 0, 3)).toEqual([inDays(0)]);
    expect(await reopenRoom(id, admin, tomorrow)).toMatchObject({ id, freeFrom: inDays(1) });
    await expect(reopenRoom('none', admin)).rejects.toMatchObject({ code: 'closureNotFound' });
    const over = await closeRoom(closureOf(room.id, 1, 2), admin);
    await expect(reopenRoom(over.id, admin, Date.now() + 9 * DAY_MS)).rejects.toMatchObject({
      code: 'closureOver',
    });
    await expectConsistency();
  });

  it('is deleted once nothing of it is closed from today on, and its months are gone then', async () => {
    const room = await someRoom();
    const { id } = await closeRoom(closureOf(room.id, 2, 3), admin);
    const last = addMonths(todayInKigali(), limits.monthsAhead);
    const far = { coldRoomId: room.id, startDate: last, endDate: last, reason: 'own_use' as const };
    const farthest = await closeRoom(far, admin);
    await expect(removeRoom(room.id)).rejects.toMatchObject({ code: 'roomHasClosures' });
    await reopenRoom(id, admin);
    await expect(removeRoom(room.id)).rejects.toMatchObject({ code: 'roomHasClosures' });
    await reopenRoom(farthest.id, admin);
    await removeRoom(room.id);
    const left = (await everyItem()).filter(({ pk }) => pk === keys.room(room.id).pk);
    expect(left).toEqual([]);
    await expectConsistency();
  });

  it('whose closure is over is deleted, and the closure stays as a record', async () => {
    const room = await someRoom();
    const yesterday = new Date(Date.now() - DAY_MS).toISOString();
    const past = { ...closureOf(room.id, -3, -1), id: randomUUID() };
    const line = roomEntry('roomClosed', room, admin, yesterday);
    await writeClosure({ ...past, createdAt: yesterday, actorId: 'boss' }, line);
    await removeRoom(room.id);
    await expect(writeReopening(past, inDays(-2), told)).rejects.toMatchObject({
      code: 'roomNotFound',
    });
    await expectConsistency();
  });

  it('that does not agree with its calendar is a fault, not a refusal', async () => {
    const room = await someRoom();
    const { id } = await closeRoom(closureOf(room.id, 2, 3), admin);
    const other = { ...closureOf(room.id, 40, 41), id };
    await expect(writeReopening(other, inDays(0), told)).rejects.toThrow('does not agree');
    await expectConsistency();
  });
});

describe('a race', () => {
  it('of closing and booking has one winner on each day', async () => {
    const customers = await Promise.all([1, 2, 3, 4].map(someCustomer));
    for (let round = 0; round < 5; round += 1) {
      const room = await someRoom();
      const { won, lost } = await outcomes<{ startDate: string; endDate: string }>([
        ...customers.map((customer, index) =>
          bookRoom(requestFor(room, 3 + index, 8 + index), customer),
        ),
        ...[0, 4].map((from) => closeRoom(closureOf(room.id, from, from + 6), admin)),
      ]);
      const days = won.flatMap(({ startDate, endDate }) => daysOf(startDate, endDate));
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeGreaterThan(0);
      expect((await takenIn(room.id, 0, 30)).toSorted()).toEqual(days.toSorted());
      for (const error of lost) {
        expect(['daysTaken', 'daysHeld', 'busy']).toContain((error as { code: string }).code);
      }
      await expectConsistency();
    }
  });

  it('of closing and deleting keeps the room or closes nothing', async () => {
    for (let round = 0; round < 10; round += 1) {
      const room = await someRoom();
      const closing = outcomes(
        [2, 40].map((day) => closeRoom(closureOf(room.id, day, day), admin)),
      );
      const [removed] = await Promise.allSettled([removeRoom(room.id), closing]);
      const { won, lost } = await closing;
      const gone = removed.status === 'fulfilled';
      expect(won.length > 0).toBe(!gone);
      const codes = lost.map((error) => (error as { code: string }).code);
      if (gone) expect(new Set(codes)).toEqual(new Set(['roomNotFound']));
      else expect(removed.reason).toMatchObject({ code: 'roomHasClosures' });
      await expectConsistency();
    }
  });

  it('of two who reopen gives the days back once', async () => {
    const room = await someRoom();
    const { id } = await closeRoom(closureOf(room.id, 2, 5), admin);
    const { won } = await outcomes([
      reopenRoom(id, admin),
      reopenRoom(id, admin),
      reopenRoom(id, admin),
    ]);
    expect(won).toHaveLength(3);
    expect(await takenIn(room.id, 0, 9)).toEqual([]);
    await expectConsistency();
  });
});

describe('what was written although its answer was lost', () => {
  it.each([
    ['the SDK asks again', ['lost']],
    ['it asks again in contention', ['lost', 'conflict']],
    ['the first try met another transaction', ['conflict']],
  ] as const)('a room is closed and reopened once, where %s', async (_, plan) => {
    const room = await someRoom();
    // The room is read before it is closed; the closure and the room before it is reopened.
    befall.plan([undefined, ...plan]);
    const { id } = await closeRoom(closureOf(room.id, 2, 5), admin);
    const calendar = await readCalendar(room.id, { startDate: inDays(0), endDate: inDays(9) });
    expect([...new Set(calendar.values())]).toEqual([closureHolder(id)]);
    befall.plan([undefined, undefined, ...plan]);
    await reopenRoom(id, admin);
    expect(await takenIn(room.id, 0, 9)).toEqual([]);
    await expectConsistency();
  });

  it('a closure that is there already is answered as made', async () => {
    const room = await someRoom();
    const closure = await closeRoom(closureOf(room.id, 2, 5), admin);
    const again = { ...closure, createdAt: '2027-01-31T00:00:00.000Z', actorId: 'boss' };
    expect(await writeClosure(again, told)).toMatchObject(closureOf(room.id, 2, 5));
    await expectConsistency();
  });
});
