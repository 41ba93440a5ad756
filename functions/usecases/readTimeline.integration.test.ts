import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import type { TimelineFilter } from '#functions/domain/timelineFilter.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import type { PageKey } from '#functions/platform/table/page.ts';
import { shardsOf } from '#functions/platform/table/shards.ts';
import { refreshListing } from '#functions/store/rooms/roomListing.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { fillHouse } from '#functions/testing/bigHouse.ts';
import { busyHouse } from '#functions/testing/busyHouse.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { putItems } from '#functions/testing/putItems.ts';
import { emptyTable, useTable } from '#functions/testing/table.ts';
import type { Stay } from '#shared/stay.ts';
import { timelineSchema, type Timeline } from '#shared/timeline.ts';
import { bookRoom } from './bookRoom.ts';
import { closeRoom, reopenRoom } from './closeRoom.ts';
import { moveBooking } from './moveBooking.ts';
import { readTimeline, readTimelineOf } from './readTimeline.ts';

useTable();
afterEach(() => void vi.restoreAllMocks());

/** The rooms of the timeline that a filter lets through, however many pages that takes. */
async function allRows(range: Stay, filter: TimelineFilter = {}): Promise<Timeline['rooms']> {
  const rooms: Timeline['rooms'] = [];
  let after: PageKey | undefined;
  do {
    const { body, next } = await readTimeline({ range, filter }, { after, limit: 4 });
    rooms.push(...body.rooms);
    after = next;
  } while (after);
  return rooms;
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
    const rows = await allRows(month());
    expect(rows.find(({ id }) => id === room.id)).toMatchObject({
      stays: [{ id: booking.id, days: [28, 40], status: 'pending', name: 'Test Customer' }],
      closures: [{ id: closure.id, days: [3, 4], reason: 'maintenance', note: 'New fans' }],
    });
    const row = rows.find(({ id }) => id === empty.id);
    expect(row).toMatchObject({ stays: [] });
    expect(row).not.toHaveProperty('closures');
  });

  it('has the rooms page after page, or those that are found by words', async () => {
    const [name, other] = [`Found ${randomUUID()}`, `Other ${randomUUID()}`];
    for (const one of [name, other]) await refreshListing((await someRoom({ name: one })).id);
    const range = month();
    const found = await readTimeline({ range, filter: { text: name } }, {});
    expect(found.body.rooms.map((room) => room.name)).toEqual([name]);
    const question = { range, filter: {} };
    const first = await readTimeline(question, { limit: 1 });
    expect(first.body).toMatchObject(range);
    const second = await readTimeline(question, { limit: 1, after: first.next });
    expect(second.body).not.toHaveProperty('towns');
    const ids = [first, second].flatMap(({ body }) => body.rooms.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a filter of the timeline', () => {
  it('is of the whole house: of pages without a room that fits it the next is read', async () => {
    await emptyTable();
    await fillHouse(0, 25);
    const free = await someRoom({ roomType: 'Ware House' });
    const ids = async (filter: TimelineFilter) =>
      (await allRows(month(), filter)).map(({ id }) => id);
    expect(await ids({ roomType: 'Ware House' })).toEqual([free.id]);
    expect(await ids({ freeDays: 31 })).toEqual([free.id]);
    expect(await ids({ freeDays: 17 })).toEqual([free.id]);
    expect(await ids({ freeDays: 16 })).toHaveLength(26);
    const one = await readTimeline(
      { range: month(), filter: { roomType: 'Cold Room', freeDays: 17 } },
      { limit: 4 },
    );
    expect(one.body.rooms).toEqual([]);
    expect(one.next).toBeDefined();
  });

  it('finds the rooms of a town, which the first page names', async () => {
    await emptyTable();
    const [here, there, other] = [
      await someRoom({ location: 'Kinigi, Ruhengeri' }),
      await someRoom({ name: 'Musanze store', location: 'Huye' }),
      await someRoom({ location: 'Rubavu' }),
    ];
    for (const room of [here, there, other]) {
      await refreshListing(room.id);
      await refreshEntry(room);
    }
    const { body } = await readTimeline({ range: month(), filter: { town: 'Musanze' } }, {});
    expect(body.rooms.map(({ id }) => id)).toEqual([here.id]);
    expect(body.towns).toEqual(['Huye', 'Musanze', 'Rubavu']);
  });
});

it('rooms that are named are read as they are now, as far as they are there and fit', async () => {
  const [room, store] = [await someRoom(), await someRoom({ roomType: 'Ware House' })];
  const booking = await bookRoom(requestFor(room, 2, 3), await someCustomer());
  const question = { range: month(), filter: { roomType: 'Cold Room' as const } };
  const { rooms } = await readTimelineOf([room.id, store.id, 'gone', room.id], question);
  expect(rooms).toMatchObject([{ id: room.id, stays: [{ id: booking.id, days: [2, 3] }] }]);
});

it('two hundred rooms for 31 days are one answer of at most 95 kB, also where their names are long, in three round trips one after another', async () => {
  await emptyTable();
  await putItems(busyHouse(200));
  const send = vi.spyOn(db, 'send');
  const { body, next } = await readTimeline({ range: month(), filter: {} }, {});
  const commands = send.mock.calls.map(([command]) => command.constructor.name);
  // What is asked for at once stands together: the shards of the rooms and the towns, the calendars, the holders.
  const first = shardsOf(collections.rooms).length + 1;
  expect(commands.slice(0, first)).toEqual(Array.from({ length: first }, () => 'QueryCommand'));
  expect(commands.slice(first)).toEqual(commands.slice(first).map(() => 'BatchGetCommand'));
  const answer = JSON.stringify(z.parse(timelineSchema, body));
  expect(body.rooms).toHaveLength(200);
  expect(next).toBeUndefined();
  expect(body.rooms[0]?.name).toHaveLength(40);
  expect(body.rooms[0]?.id).toHaveLength(randomUUID().length);
  expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(95_000);
}, 30_000);
