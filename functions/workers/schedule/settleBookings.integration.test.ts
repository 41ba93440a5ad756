import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { inShard, partOf, RUNS, shardsOf } from '#functions/platform/table/shards.ts';
import * as unsettled from '#functions/store/bookings/unsettledBookings.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import type { Booking } from '#shared/booking.ts';
import { waitingSince } from '#shared/schedule.ts';
import { handler } from './settleBookings.ts';
import { settleDue } from './settleDue.ts';

afterEach(() => vi.restoreAllMocks());

const HOUR = 60 * 60 * 1000;
const inHours = (count: number): number => Date.now() + count * HOUR;

/** The moment after a day has ended in Kigali. */
const afterDay = (day: string): number => Date.parse(`${day}T22:00:00Z`);

async function someBooking(from: number, to: number) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, from, to), customer);
  return { room, customer, id };
}

/** Has the list of what may be due hold these bookings. */
const listing = (bookings: Booking[]) =>
  vi.spyOn(unsettled, 'unsettledBookings').mockImplementation(async function* () {
    yield await Promise.resolve(bookings);
  });

const statusOf = async (id: string) => (await getBooking(id, 'anybody')).status;
const daysHeld = async (roomId: string) =>
  (await readCalendar(roomId, { startDate: inDays(-10), endDate: inDays(80) })).size;

describe('a pending booking', () => {
  useTable();

  it('expires after 72 hours, its days free again, and its history says so [S4.19]', async () => {
    const { room, id } = await someBooking(20, 25);
    await settleDue(inHours(71));
    expect(await statusOf(id)).toBe('pending');
    expect(await settleDue(inHours(72))).toEqual({ expired: 1, completed: 0, failures: [] });
    const { status, history } = await getBooking(id, 'anybody');
    expect(status).toBe('expired');
    expect(history.at(-1)).toMatchObject({ by: 'schedule', from: 'pending', to: 'expired' });
    expect(await daysHeld(room.id)).toBe(0);
    await expectConsistency();
    await removeRoom(room.id);
  });

  it('makes room for another of its customer', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    for (const day of [20, 21, 22, 23, 24]) {
      await bookRoom(requestFor(room, day, day), customer);
    }
    const sixth = () => bookRoom(requestFor(room, 30, 30), customer);
    await expect(sixth()).rejects.toMatchObject({ code: 'tooManyPending' });
    await settleDue(inHours(72));
    await expect(sixth()).resolves.toMatchObject({ status: 'pending' });
    await expectConsistency();
  });

  it('expires when its first day has ended in Kigali, however young it is [S4.19]', async () => {
    const { id } = await someBooking(0, 3);
    await settleDue(afterDay(inDays(0)) - 1);
    expect(await statusOf(id)).toBe('pending');
    await settleDue(afterDay(inDays(0)));
    expect(await statusOf(id)).toBe('expired');
  });
});

/** A request that was rejected and waits again. */
async function reopened(from: number, to: number, at: number) {
  const { id } = await someBooking(from, to);
  await moveBooking(id, 'rejected', admin);
  await reopenBooking(id, 'rejected', admin, at);
  return id;
}

/** Lists a request by when it was made, as those were that were reopened before the lists knew since when they wait. */
async function listAsMade(id: string) {
  const { date } = await getBooking(id, 'anybody');
  await db.send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME,
      Key: keys.booking(id),
      UpdateExpression: 'SET gsi3sk = :key',
      ExpressionAttributeValues: { ':key': `${date}#${id}` },
    }),
  );
}

describe('a pending booking that was reopened', () => {
  useTable();

  it.each([
    ['as it waits', false],
    ['as it was made, like those of before', true],
  ])('expires 72 hours after that, to the millisecond, listed %s', async (_, isOld) => {
    const at = inHours(10);
    const { id: plain } = await someBooking(20, 25);
    const id = await reopened(20, 25, at);
    if (isOld) await listAsMade(id);
    await settleDue(at + 72 * HOUR - 1);
    expect([await statusOf(plain), await statusOf(id)]).toEqual(['expired', 'pending']);
    await settleDue(at + 72 * HOUR);
    expect(await statusOf(id)).toBe('expired');
    await expectConsistency();
  });

  it('expires when its first day has ended', async () => {
    const id = await reopened(1, 3, inHours(1));
    await settleDue(afterDay(inDays(1)) - 1);
    expect(await statusOf(id)).toBe('pending');
    await settleDue(afterDay(inDays(1)));
    expect(await statusOf(id)).toBe('expired');
  });

  it('is looked at by each run beside every other one, whenever that is', async () => {
    const old = await reopened(20, 25, inHours(5));
    await listAsMade(old);
    const ids = [
      old,
      (await someBooking(0, 3)).id,
      (await someBooking(20, 25)).id,
      await reopened(20, 25, inHours(5)),
      await reopened(2, 3, inHours(30)),
    ];
    const waiting = await Promise.all(ids.map((id) => getBooking(id, 'anybody')));
    const ends = waiting.map((booking) => Date.parse(waitingSince(booking)) + 72 * HOUR);
    const runs = [Date.now(), ...ends.flatMap((end) => [end - 1, end, end + 1]), inHours(500)];
    for (const now of runs) {
      const seen: string[] = [];
      for await (const page of unsettled.unsettledBookings(now)) {
        seen.push(...page.filter(({ status }) => status === 'pending').map(({ id }) => id));
      }
      expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    }
  });
});

describe('an approved booking', () => {
  useTable();

  it('is completed when its last day has ended, its days kept [S4.19]', async () => {
    const { room, id } = await someBooking(1, 3);
    await moveBooking(id, 'approved', admin);
    await settleDue(afterDay(inDays(3)) - 1);
    expect(await statusOf(id)).toBe('approved');
    expect(await settleDue(afterDay(inDays(3)))).toMatchObject({ expired: 0, completed: 1 });
    expect(await statusOf(id)).toBe('completed');
    expect(await daysHeld(room.id)).toBe(3);
    await removeRoom(room.id, afterDay(inDays(3)));
  });

  it.each([
    ['sooner', 3],
    ['later', 9],
  ])(
    'is completed when its last day has ended, also where that is %s than at first',
    async (_, to) => {
      const { room, id } = await someBooking(1, 6);
      await moveBooking(id, 'approved', admin);
      await changeBooking(id, requestFor(room, 1, to), admin);
      await settleDue(afterDay(inDays(to)) - 1);
      expect(await statusOf(id)).toBe('approved');
      expect(await settleDue(afterDay(inDays(to)))).toMatchObject({ completed: 1 });
      expect(await statusOf(id)).toBe('completed');
      await removeRoom(room.id, afterDay(inDays(to)));
    },
  );

  it('is not touched by the hours that a pending one may wait', async () => {
    const { id } = await someBooking(20, 25);
    await moveBooking(id, 'approved', admin);
    await settleDue(inHours(100));
    expect(await statusOf(id)).toBe('approved');
  });
});

describe('running', () => {
  useTable();

  it('twice, and twice at once, settles each booking once', async () => {
    const booked = await Promise.all([1, 2, 3, 4].map(() => someBooking(20, 21)));
    const now = inHours(73);
    const runs = await Promise.all([settleDue(now), settleDue(now), settleDue(now)]);
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    expect(await settleDue(now)).toEqual({ expired: 0, completed: 0, failures: [] });
    for (const { id } of booked) {
      const { history } = await getBooking(id, 'anybody');
      expect(history.map(({ to }) => to)).toEqual(['pending', 'expired']);
    }
    await expectConsistency();
  });

  it('for as long as there is time leaves the rest to the next run', async () => {
    const { id } = await someBooking(20, 21);
    const none = { expired: 0, completed: 0, failures: [] };
    expect(await settleDue(inHours(73), Date.now())).toEqual({ ...none, unfinished: true });
    expect(await statusOf(id)).toBe('pending');
    expect(await settleDue(inHours(73))).toEqual({ ...none, expired: 1 });
  });

  it('for a shard of the lists settles the bookings of that shard, and for each shard all', async () => {
    const booked = await Promise.all([1, 2, 3, 4, 5, 6].map(() => someBooking(20, 21)));
    const shardOf = (id: string) => shardsOf('LIST').indexOf(inShard('LIST', id));
    const [first] = booked.map(({ id }) => shardOf(id));
    await handler({
      time: new Date(inHours(73)).toISOString(),
      ...(first !== undefined && { shard: first }),
    });
    for (const { id } of booked) {
      expect(await statusOf(id)).toBe(shardOf(id) === first ? 'expired' : 'pending');
    }
    const runs = await Promise.all(
      shardsOf('LIST').map((_, shard) => settleDue(inHours(73), Infinity, { shard })),
    );
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
    for (const { id } of booked) expect(await statusOf(id)).toBe('expired');
  });

  it('for a part of a shard settles that part, and for all parts each booking once, also where each runs twice', async () => {
    const booked = await Promise.all(Array.from({ length: 12 }, () => someBooking(20, 21)));
    const shards = shardsOf('LIST');
    const time = new Date(inHours(73)).toISOString();
    await Promise.all(shards.map((_, shard) => handler({ time, shard, part: 0 })));
    for (const { id } of booked) {
      expect(await statusOf(id)).toBe(partOf(id, RUNS) === 0 ? 'expired' : 'pending');
    }
    const parts = Array.from({ length: RUNS }, (_, part) => part);
    const shares = shards.flatMap((_, shard) => parts.map((part) => ({ time, shard, part })));
    await Promise.all([...shares, ...shares].map(handler));
    for (const { id } of booked) {
      const { history } = await getBooking(id, 'anybody');
      expect(history.map(({ to }) => to)).toEqual(['pending', 'expired']);
    }
    await expectConsistency();
  });

  it('against approving and cancelling at once leaves one of them done', async () => {
    const booked = await Promise.all([1, 2, 3, 4, 5, 6].map(() => someBooking(20, 21)));
    await outcomes<unknown>([
      settleDue(inHours(73)),
      ...booked.map(({ id, customer }, index) =>
        index % 2 === 0
          ? moveBooking(id, 'approved', admin)
          : moveBooking(id, 'cancelled', asCustomer(customer)),
      ),
    ]);
    for (const { id } of booked) {
      const { history, status } = await getBooking(id, 'anybody');
      expect(history).toHaveLength(2);
      expect(['approved', 'cancelled', 'expired']).toContain(status);
    }
    await expectConsistency();
  });

  it('with what the index showed a while ago moves nothing that is not due any more', async () => {
    const { id } = await someBooking(20, 21);
    const pending = await getBooking(id, 'anybody');
    await moveBooking(id, 'approved', admin);
    const ended = { ...pending, status: 'approved' as const, endDate: inDays(-1) };
    listing([pending, ended]);
    expect(await settleDue(inHours(73))).toEqual({ expired: 0, completed: 0, failures: [] });
    expect(await statusOf(id)).toBe('approved');
  });

  it('goes on where one cannot be settled, and says so in the end', async () => {
    const { id } = await someBooking(20, 21);
    const pending = await getBooking(id, 'anybody');
    listing([{ ...pending, id: 'gone' }, pending]);
    const time = new Date(inHours(73)).toISOString();
    await expect(handler({ time })).rejects.toThrow(/not settled/);
    expect(await statusOf(id)).toBe('expired');
    await expect(handler({ time })).rejects.toThrow(AggregateError);
  });

  it('takes the hour from the event, and settles more than a page of them', async () => {
    const rooms = await Promise.all(Array.from({ length: 21 }, () => someRoom()));
    for (const room of rooms) {
      const customer = await someCustomer();
      await Promise.all(
        [20, 21, 22, 23, 24].map((day) => bookRoom(requestFor(room, day, day), customer)),
      );
    }
    await handler({ time: new Date(inHours(71)).toISOString() });
    const pending = async () =>
      (await everyItem()).filter(
        ({ entity, status }) => entity === 'booking' && status === 'pending',
      ).length;
    expect(await pending()).toBe(105);
    await handler({ time: new Date(inHours(73)).toISOString() });
    expect(await pending()).toBe(0);
    await expectConsistency();
  });
});
