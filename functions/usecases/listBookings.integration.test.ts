import { BatchWriteCommand, DeleteCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stayLengths } from '#functions/domain/filing.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import { countOf, SHARDS } from '#functions/platform/table/shards.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { putBooking, setStatus } from '#functions/store/bookings/bookingWrites.ts';
import { fileEveryBooking, fillFilings } from '#functions/store/bookings/fileBookings.ts';
import { listFiledOf } from '#functions/store/bookings/filedBookings.ts';
import { filingsOf, refreshFilings } from '#functions/store/bookings/filings.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import { at, inDays } from '#functions/testing/people.ts';
import { emptyTable, everyItem, useTable } from '#functions/testing/table.ts';
import { paymentStateOf, paymentStates } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { addDays, addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { listBookingsAsked, type BookingsAsked } from './listBookings.ts';

useTable();

const ROOMS = ['r-1', 'r-2'];
const CUSTOMERS = ['u-1', 'u-2', 'u-3'];

/** Made-up bookings of every status, some of which last for months, and some of which were paid. */
const bookings = Array.from({ length: 54 }, (_, index): Booking => {
  const startDate = inDays(index * 7 - 180);
  return {
    id: `b-${String(index).padStart(2, '0')}`,
    bookingId: `b-${String(index).padStart(2, '0')}`,
    coldRoomId: ROOMS[index % 2] ?? '',
    coldRoomName: 'Room',
    coldRoomLocation: 'Musanze',
    userId: CUSTOMERS[index % 3] ?? '',
    userName: 'Test Customer',
    customerName: 'Test Customer',
    startDate,
    endDate: addDays(startDate, index % 5 === 0 ? 70 : index % 4),
    status: bookingStatuses[Math.floor(index / 2) % bookingStatuses.length] ?? 'pending',
    totalPrice: 1000,
    roomType: 'Cold Room',
    date: `2026-01-01T08:00:${String(index).padStart(2, '0')}.000Z`,
    ...(index % 4 < 2 && { paid: 1000 }),
  };
});

/** As many as it takes to have each status and state of payment. */
const few = bookings.slice(0, 18);

async function store(booking: Booking): Promise<void> {
  await transact([putBooking(booking), writeArrival(booking, booking.startDate)]);
  await refreshFilings(booking.id);
}

beforeAll(async () => {
  for (const booking of bookings) await store(booking);
});
afterEach(() => vi.restoreAllMocks());

const removeItem = (Key: Key): NamedWrite => ({
  name: 'booking',
  write: { Delete: { TableName: process.env.TABLE_NAME, Key } },
});

const removeBooking = (id: string) => transact([removeItem(keys.booking(id))]);

/** Gives a booking to another customer. */
const setOwner = (id: string, userId: string): NamedWrite => ({
  name: 'booking',
  write: {
    Update: {
      TableName: process.env.TABLE_NAME,
      Key: keys.booking(id),
      UpdateExpression: 'SET userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    },
  },
});

/** What is looked for, found by looking at every booking, in order. */
function found(
  { status, coldRoomId, userId, payment, from, to, order }: BookingsAsked,
  among = bookings,
): string[] {
  const today = todayInKigali();
  const wanted = among.filter(
    (one) =>
      (status === undefined ||
        (status === 'outdated' ? one.endDate < today : one.status === status)) &&
      (coldRoomId === undefined || one.coldRoomId === coldRoomId) &&
      (userId === undefined || one.userId === userId) &&
      (payment === undefined || paymentStateOf(one) === payment) &&
      (from === undefined || one.endDate >= from) &&
      (to === undefined || one.startDate <= to),
  );
  const rank = ({ endDate, id }: Booking) => `${endDate}#${id}`;
  const byFirstDay = userId && !coldRoomId && !payment && !from && !to && !order;
  if (status === 'approved' && byFirstDay) {
    return wanted.toSorted((a, b) => a.startDate.localeCompare(b.startDate)).map(({ id }) => id);
  }
  const up = wanted.toSorted((a, b) => rank(a).localeCompare(rank(b)));
  if (order === 'latest') return up.toReversed().map(({ id }) => id);
  if (order || status === 'pending' || status === 'approved') return up.map(({ id }) => id);
  const isToCome = ({ endDate }: Booking) => status === undefined && endDate >= today;
  const over = up.toReversed().filter((one) => !isToCome(one));
  return [...up.filter(isToCome), ...over].map(({ id }) => id);
}

/** All pages, and how many entries of the indexes were read for them, and by how many calls. */
async function readAll(asked: BookingsAsked, limit: number) {
  const send = vi.spyOn(db, 'send');
  const ids: string[] = [];
  let pages = 0;
  let after: Record<string, string> | undefined;
  do {
    const page = await listBookingsAsked(asked, { limit, after });
    ids.push(...page.items.map(({ id }) => id));
    after = page.next;
    pages += 1;
  } while (after);
  const answers = await Promise.all(
    send.mock.results.map(({ value }) => value as Promise<QueryCommandOutput>),
  );
  const queries = answers.filter(({ ScannedCount }) => ScannedCount !== undefined);
  const entries = queries.reduce((sum, { ScannedCount = 0 }) => sum + ScannedCount, 0);
  send.mockRestore();
  return { ids, pages, queries: queries.length, entries };
}

/** Partitions of stays by length. */
const LISTS_BY_LENGTH = stayLengths.length * countOf(collections.lasting('ANY', 1));

/** The last day of this month: what ends in it or goes on at its end has begun by then. */
const monthEnd = addDays(addMonths(`${monthOf(todayInKigali())}-01`, 1), -1);

const narrowings: BookingsAsked[] = [
  { coldRoomId: 'r-1' },
  { userId: 'u-2' },
  { from: inDays(-40) },
  { to: inDays(20) },
  { from: inDays(-40), to: inDays(20) },
  { from: inDays(-150), to: inDays(-120) },
  { coldRoomId: 'r-2', from: inDays(-60), to: inDays(60) },
  { userId: 'u-1', from: inDays(0), to: inDays(0) },
  { coldRoomId: 'r-1', userId: 'u-2' },
  { coldRoomId: 'r-2', userId: 'u-1', from: inDays(-90), to: inDays(90), order: 'latest' },
  { coldRoomId: 'r-1', order: 'soonest' },
  { coldRoomId: 'r-2', from: inDays(-90), to: monthEnd },
  { order: 'latest' },
];
const facets: BookingsAsked[] = [
  {},
  ...[...bookingStatuses, 'outdated' as const].map((status) => ({ status })),
  ...paymentStates.map((payment) => ({ payment })),
  ...[...bookingStatuses, 'outdated' as const].flatMap((status) =>
    paymentStates.map((payment) => ({ status, payment })),
  ),
];

describe('bookings are found by what is asked for, in order', () => {
  // Every status and every state of payment meets every narrowing, and both together meet some of them in turn.
  const all = facets.flatMap((facet, nth) =>
    narrowings
      .filter((_, other) => !(facet.status && facet.payment) || (nth + other) % 3 === 0)
      .map((one) => ({ ...facet, ...one })),
  );
  it.each<BookingsAsked>([...all, {}, { payment: 'owed' }])('%o', async (asked) => {
    const isOfAll = asked.coldRoomId === undefined && asked.userId === undefined;
    const partitions = asked.to === undefined ? SHARDS : LISTS_BY_LENGTH;
    const wanted = found(asked);
    // Of all bookings, a long list is read in larger pages: three at least.
    const [fewest, most] = asked.to === undefined ? [3, 6] : [9, 18];
    const third = Math.ceil(wanted.length / 3);
    const limit = isOfAll ? Math.min(most, Math.max(fewest, third)) : 3;
    const { ids, pages, queries, entries } = await readAll(asked, limit);
    expect(ids).toEqual(wanted);
    if (isOfAll) {
      // A list of all bookings: three entries of each partition make a page, and the end of a part begins another.
      expect(entries).toBeLessThanOrEqual(partitions * 3 * (pages + 1));
      expect(queries).toBeLessThanOrEqual(partitions * (2 * pages + 4));
      return;
    }
    // A page reads one entry more than it shows, to know of the next, and the end of a part one query more; entries of
    // stays that begin after the last day but in its month are read and left out.
    if (asked.to === undefined || asked.to === monthEnd) {
      expect(entries).toBeLessThanOrEqual(ids.length + 2 * pages + 4);
    }
    expect(queries).toBeLessThanOrEqual(3 * pages + 6);
  });
});

describe('a page reads no more than it shows', () => {
  it.each<BookingsAsked>([
    { coldRoomId: 'r-1' },
    { coldRoomId: 'r-2', status: 'approved' },
    { coldRoomId: 'r-1', status: 'approved', payment: 'owed' },
  ])('of %o', async (asked) => {
    const send = vi.spyOn(db, 'send');
    const { items } = await listBookingsAsked(asked, { limit: 3 });
    expect(items).toHaveLength(3);
    expect(send).toHaveBeenCalledTimes(2);
    const query = (await send.mock.results[0]?.value) as QueryCommandOutput;
    expect(query.ScannedCount).toBe(4);
  });

  it('but where it is of all bookings: then a few of each shard, at once', async () => {
    const send = vi.spyOn(db, 'send');
    const asked: BookingsAsked = { status: 'approved', payment: 'owed' };
    const { items } = await listBookingsAsked(asked, { limit: 3 });
    expect(items).toHaveLength(3);
    expect(send).toHaveBeenCalledTimes(SHARDS + 1);
  });
});

it('reads no booking of another room, and none that begins after the last day', async () => {
  const send = vi.spyOn(db, 'send');
  const asked: BookingsAsked = { coldRoomId: 'r-1', userId: 'u-2', to: inDays(-3) };
  const { items } = await listBookingsAsked(asked, { limit: 3 });
  expect(items.map(({ id }) => id)).toEqual(found(asked).slice(0, 3));
  const reads = send.mock.calls.flatMap(([{ input }]) =>
    'RequestItems' in input
      ? (Object.values(input.RequestItems ?? {}) as { Keys?: unknown[] }[])
      : [],
  );
  expect(reads.flatMap(({ Keys = [] }) => Keys)).toHaveLength(3);
});

describe('the bookings of a customer’s page', () => {
  const isToCome = ({ status }: Booking) => status === 'pending' || status === 'approved';
  const expected = (userId: string) => {
    const own = bookings.filter((one) => one.userId === userId);
    const by = (day: 'startDate' | 'endDate') => (a: Booking, b: Booking) =>
      a[day].localeCompare(b[day]);
    return [
      ...own.filter(isToCome).toSorted(by('startDate')),
      ...own
        .filter((one) => !isToCome(one))
        .toSorted(by('endDate'))
        .toReversed(),
    ].map(({ id }) => id);
  };

  it('come page by page, what is still to come by first day, then what is over, latest first', async () => {
    const ids: string[] = [];
    let after: Record<string, string> | undefined;
    do {
      const page = await listFiledOf('u-2', { limit: 4, after });
      ids.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(ids).toEqual(expected('u-2'));
    expect(new Set(ids).size).toBe(18);
  });

  it('begin with what was booked a moment ago, whose entries are not written yet', async () => {
    const first = at(bookings, 0);
    const made = (
      id: string,
      startDate: string,
      status: Booking['status'] = 'pending',
    ): Booking => ({
      ...first,
      ...{ id, bookingId: id, userId: 'u-4', startDate, endDate: startDate, status },
      date: `2026-02-01T08:00:00.00${id}Z`,
    });
    for (const [id, day] of [
      ['1', 4],
      ['2', 6],
      ['3', 8],
    ] as const) {
      await store(made(id, inDays(day)));
    }
    await store(made('4', inDays(-9), 'completed'));
    for (const one of [
      made('5', inDays(5)),
      made('6', inDays(9)),
      made('7', inDays(5), 'rejected'),
    ]) {
      await transact([putBooking(one)]);
    }
    const idsOf = async (limit: number) =>
      (await listFiledOf('u-4', { limit })).items.map(({ id }) => id);
    // Behind the end of a page it comes with a later one.
    expect(await idsOf(2)).toEqual(['1', '5', '2']);
    expect(await idsOf(3)).toEqual(['1', '5', '2', '3', '6']);
    expect(await idsOf(10)).toEqual(['1', '5', '2', '3', '6', '4']);
    const ids = ['1', '2', '3', '4', '5', '6', '7'];
    for (const id of ids) {
      await transact([removeItem(keys.booking(id))]);
      await refreshFilings(id);
    }
  });

  it('read one entry more than they show, however many there are', async () => {
    const send = vi.spyOn(db, 'send');
    const { items } = await listFiledOf('u-1', { limit: 3 });
    expect(items.map(({ id }) => id)).toEqual(expected('u-1').slice(0, 3));
    // Beside it a few of the newest, and the bookings of both.
    expect(send).toHaveBeenCalledTimes(3);
    const query = (await send.mock.results[0]?.value) as QueryCommandOutput;
    expect(query.ScannedCount).toBe(4);
  });

  it('stay where they were, as they are now, until their entries follow; what another has is left out', async () => {
    const order = expected('u-3');
    const [given, answered] = [order[0], order[1]].map((id) =>
      at(
        bookings.filter((one) => one.id === id),
        0,
      ),
    ) as [Booking, Booking];
    const moment = new Date().toISOString();
    await transact([setStatus(answered, { at: moment, by: 'admin', to: 'cancelled' })]);
    await transact([setOwner(given.id, 'u-9')]);
    const { items } = await listFiledOf('u-3', { limit: 3 });
    expect(items.map(({ id }) => id)).toEqual([order[1], order[2]]);
    expect(items[0]?.status).toBe('cancelled');
    await transact([setOwner(given.id, 'u-3')]);
    const back: Booking = { ...answered, status: 'cancelled', changedAt: moment };
    await transact([setStatus(back, { at: moment, by: 'admin', to: answered.status })]);
  });
});

it('lists approved bookings by first day, as they are now, whatever the house has besides', async () => {
  const approved = bookings
    .filter(({ status }) => status === 'approved')
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))
    .map(({ id }) => id);
  const read = await readAll({ status: 'approved' }, 3);
  expect(read.ids).toEqual(approved);
  expect(read.entries).toBeLessThanOrEqual(SHARDS * 3 * (read.pages + 1));
  const stale = at(
    bookings.filter(({ status, coldRoomId }) => status === 'approved' && coldRoomId === 'r-2'),
    0,
  );
  const moment = new Date().toISOString();
  await transact([setStatus(stale, { at: moment, by: 'admin', to: 'cancelled' })]);
  expect((await readAll({ status: 'approved' }, 3)).ids).toEqual(
    approved.filter((id) => id !== stale.id),
  );
  const cancelled: Booking = { ...stale, status: 'cancelled', changedAt: moment };
  await transact([setStatus(cancelled, { at: moment, by: 'admin', to: 'approved' })]);
});

it('lists the newest first of those that wait, and of a customer', async () => {
  const newest = (fits: (booking: Booking) => boolean) =>
    bookings
      .filter(fits)
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map(({ id }) => id);
  const ofOne = await readAll({ userId: 'u-2', order: 'newest' }, 7);
  expect(ofOne.ids).toEqual(newest(({ userId }) => userId === 'u-2'));
  const waiting = await readAll({ status: 'pending', order: 'newest' }, 4);
  expect(waiting.ids).toEqual(newest(({ status }) => status === 'pending'));
});

it('leaves out a booking that is no longer what its entry says', async () => {
  const asked: BookingsAsked = { status: 'approved', coldRoomId: 'r-1' };
  const before = await readAll(asked, 100);
  const stale = at(
    bookings.filter(({ id }) => id === before.ids[0]),
    0,
  );
  await transact([
    setStatus(stale, { at: new Date().toISOString(), by: 'admin', to: 'cancelled' }),
  ]);
  expect((await readAll(asked, 100)).ids).toEqual(before.ids.slice(1));
  await refreshFilings(stale.id);
  const cancelled = await readAll({ ...asked, status: 'cancelled' }, 100);
  expect(cancelled.ids).toContain(stale.id);
});

describe('the entries of a booking', () => {
  it('equal it whatever they were, and are gone with it', async () => {
    await emptyTable();
    const [short, long] = [bookings[1], { ...bookings[1], endDate: inDays(185) }] as [
      Booking,
      Booking,
    ];
    const filings = async () => (await everyItem()).filter(({ entity }) => entity === 'filing');
    await store(long);
    expect((await filings()).length).toBeGreaterThan(30);
    await removeBooking(long.id);
    await store({ ...short, startDate: short.endDate });
    expect(await filings()).toHaveLength(11);
    await Promise.all([1, 2, 3].map(() => refreshFilings(short.id)));
    expect(await filings()).toHaveLength(11);
    await emptyTable();
    await refreshFilings(short.id);
    expect(await filings()).toEqual([]);
  });

  it('are written in two transactions where a stay of a year is in another year now', async () => {
    await emptyTable();
    const year = { ...at(bookings, 0), startDate: inDays(0), endDate: inDays(365) };
    await store(year);
    const later = { ...year, startDate: inDays(400), endDate: inDays(765) };
    await removeBooking(year.id);
    await store(later);
    const stored = (await everyItem()).filter(({ entity }) => entity === 'filing');
    const byKey = (one: Record<string, unknown>, other: Record<string, unknown>) =>
      String(one.sk).localeCompare(String(other.sk));
    expect(stored.toSorted(byKey)).toEqual(filingsOf(later).toSorted(byKey));
  });

  it('are written although others write them at the same time', async () => {
    await emptyTable();
    const booking = at(bookings, 2);
    await transact([putBooking(booking)]);
    meetConflictOnce();
    await refreshFilings(booking.id);
    expect((await everyItem()).filter(({ entity }) => entity === 'filing')).toHaveLength(11);
  });

  it('are written for all bookings where there are none yet', async () => {
    await emptyTable();
    for (const booking of few) await transact([putBooking(booking)]);
    const asked: BookingsAsked = { userId: 'u-3' };
    expect((await readAll(asked, 100)).ids).toEqual([]);
    await fillFilings();
    expect((await readAll(asked, 100)).ids).toEqual(found(asked, few));
    const send = vi.spyOn(db, 'send');
    await fillFilings();
    // A look at the first entry of each kind, and at those by status and payment beside them.
    expect(send).toHaveBeenCalledTimes(SHARDS * (1 + paymentStates.length) + 1);
    expect(await fileEveryBooking()).toBe(few.length);
  });

  it('are written for all bookings where there are none by status and payment yet', async () => {
    const pairs = (await everyItem()).filter(({ sk }) => String(sk).endsWith('#PAIR'));
    expect(pairs.length).toBeGreaterThan(0);
    for (const { pk, sk } of pairs) {
      const Key = { pk, sk };
      await db.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key }));
    }
    const asked: BookingsAsked = { status: 'approved', payment: 'owed' };
    expect((await readAll(asked, 100)).ids).toEqual([]);
    await fillFilings();
    expect((await readAll(asked, 100)).ids).toEqual(found(asked, few));
    expect(found(asked, few)).not.toEqual([]);
  });

  it('are written for all bookings where there are none for customers’ pages yet', async () => {
    const entries = (await everyItem()).filter(({ sk }) => sk === 'PERSON');
    expect(entries).toHaveLength(few.length);
    for (const { pk, sk } of entries) {
      await db.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
    }
    // One of the newest is to come, and is there without.
    expect((await listFiledOf('u-3', {})).items).toHaveLength(1);
    await fillFilings();
    expect((await listFiledOf('u-3', {})).items).toHaveLength(few.length / CUSTOMERS.length);
  });

  it.each(['BOTH', 'LASTING'])(
    'are written for all bookings where there is none in %s yet',
    async (place) => {
      const isOfPlace = ({ sk }: Record<string, unknown>) => String(sk).split('#')[0] === place;
      const stored = (await everyItem()).filter(isOfPlace);
      expect(stored.length).toBeGreaterThan(few.length);
      for (const { pk, sk } of stored) {
        await db.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
      }
      await fillFilings();
      expect((await everyItem()).filter(isOfPlace)).toHaveLength(stored.length);
    },
  );

  it('stand in lists that are told apart by room, customer and month', () => {
    expect(collections.filed('ROOM', 'r', 'approved', '2027-01')).toBe(
      'FILED#ROOM#r#approved#2027-01',
    );
  });
});

it('bookings that are over, of a status, and that end in a month are listed without entries', async () => {
  for (const booking of bookings.slice(few.length)) await transact([putBooking(booking)]);
  const idsOf = async (asked: BookingsAsked) =>
    (await listBookingsAsked(asked, { limit: 100 })).items.map(({ id }) => id).sort();
  const idsWhere = (fits: (booking: Booking) => boolean) =>
    bookings
      .filter(fits)
      .map(({ id }) => id)
      .sort();
  const today = todayInKigali();
  expect(await idsOf({ status: 'outdated' })).toEqual(idsWhere(({ endDate }) => endDate < today));
  expect(await idsOf({ status: 'pending' })).toEqual(
    idsWhere(({ status }) => status === 'pending'),
  );
});

it('lists the approved of a customer by first day, without what waits or has another owner by now', async () => {
  const made = (id: string, from: number, to: number, status: Booking['status']): Booking => ({
    ...at(bookings, 0),
    ...{ id, bookingId: id, userId: 'u-7', status },
    ...{ startDate: inDays(from), endDate: inDays(to) },
  });
  await store(made('long', 3, 60, 'approved'));
  await store(made('waits', 4, 4, 'pending'));
  await store(made('short', 5, 6, 'approved'));
  await store(made('given', 7, 8, 'approved'));
  await transact([setOwner('given', 'u-8')]);
  const listed = async (order?: 'soonest') => {
    const asked: BookingsAsked = { userId: 'u-7', status: 'approved', order };
    return (await listBookingsAsked(asked, {})).items.map(({ id }) => id);
  };
  expect(await listed()).toEqual(['long', 'short']);
  expect((await listed('soonest')).filter((id) => id !== 'given')).toEqual(['short', 'long']);
});

describe('of all rooms, a page of days in the midst of a past month', () => {
  const [from, to] = [inDays(-50), inDays(-47)];
  const touching = (some: Booking[]) =>
    some.filter(({ startDate, endDate }) => startDate <= to && endDate >= from);

  /** Stays of one to fourteen days, one after the other in each room, as the outbox files them by length. */
  async function storeHouse(rooms: number): Promise<Booking[]> {
    await emptyTable();
    const stays = Array.from({ length: rooms }, (_, room) => staysOf(room)).flat();
    const items = stays.flatMap((booking) => [
      putBooking(booking).write.Put?.Item,
      ...filingsOf(booking).filter(({ sk }) => String(sk).startsWith('LASTING')),
    ]);
    for (let at = 0; at < items.length; at += 25) {
      const some = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
      const RequestItems = { [String(process.env.TABLE_NAME)]: some };
      await db.send(new BatchWriteCommand({ RequestItems }));
    }
    return stays;
  }

  function staysOf(room: number): Booking[] {
    const stays: Booking[] = [];
    for (let startDate = inDays(-70 - (room % 5)); startDate < inDays(-20);) {
      const endDate = addDays(startDate, [0, 2, 6, 4, 13, 1][(room + stays.length) % 6] ?? 0);
      const id = `s-${room}-${stays.length}`;
      stays.push({ ...at(bookings, 0), ...{ id, bookingId: id, startDate, endDate } });
      startDate = addDays(endDate, 1);
    }
    return stays;
  }

  it('reads what it shows, where the page has room for all', async () => {
    const wanted = touching(await storeHouse(8));
    const { ids, entries } = await readAll({ from, to }, 50);
    expect(ids.toSorted()).toEqual(wanted.map(({ id }) => id).sort());
    // The rest are shorter stays of their class that begin in the days after the last one.
    expect(entries).toBeLessThanOrEqual(ids.length + 4);
  });

  it('reads a few entries of each list by length, however large the house is', async () => {
    const wanted = touching(await storeHouse(40));
    expect(wanted.length).toBeGreaterThan(40);
    const send = vi.spyOn(db, 'send');
    expect((await listBookingsAsked({ from, to }, { limit: 20 })).items).toHaveLength(20);
    const answers = await Promise.all(
      send.mock.results.map(({ value }) => value as Promise<QueryCommandOutput>),
    );
    const entries = answers.reduce((sum, { ScannedCount = 0 }) => sum + ScannedCount, 0);
    expect(entries).toBeLessThanOrEqual(120);
    const { ids } = await readAll({ from, to }, 100);
    expect(ids.toSorted()).toEqual(wanted.map(({ id }) => id).sort());
  });
});
