import { hasBegun, partsOf, type FiledPart, type Wanted } from '#functions/domain/filedParts.ts';
import { pairOf, personLists, stayLengths } from '#functions/domain/filing.ts';
import { collections, isFiledInShards, type FilingScope } from '#functions/platform/table/keys.ts';
import {
  partitionsIn,
  readPage,
  type Collection,
  type Page,
  type PageRequest,
  type Part,
} from '#functions/platform/table/page.ts';
import { readInTurn } from '#functions/platform/table/readInTurn.ts';
import { shardsOf } from '#functions/platform/table/shards.ts';
import type { Booking } from '#shared/booking.ts';
import { addDays, monthOf, type Day } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import { listBookingsOf, readBookings } from './bookings.ts';
import { filedIndex, filingsOf, type FiledKind } from './filings.ts';

/**
 * A page of the bookings that are looked for. Their entries are read in order from the narrowest list that holds them,
 * and those of stays that begin later are left out by what they say; then the bookings themselves are read, strongly
 * consistent, and no others. One that has changed since its entry was written, so that it is no longer looked for, is left out.
 */
export async function listFiled(
  wanted: Wanted,
  today: Day,
  page: PageRequest,
): Promise<Page<Booking>> {
  const lists = partsOf(wanted, today).map((part) => listOf(wanted, part));
  const { items: entries, next } = await readInTurn(lists, page);
  const bookings = await readBookings(entries.map(({ bookingId }) => String(bookingId)));
  const fits = hasBegun(wanted);
  return { items: bookings.filter((booking) => isIn(lists, booking) && fits(booking)), next };
}

/** Newest bookings that the first page of somebody's bookings has also where their entries are not written yet. */
const NEWEST = 5;

/** How the mark of a page names the first of the two lists. */
const LIVE = String(personLists.indexOf('LIVE'));

/**
 * A page of somebody's bookings: what is still to come or goes on, by first day, then what is over, latest first. One
 * that has changed since its entry was written stands where it was, as it is now; one that another has by now is left
 * out. The first page also has what was booked a moment ago.
 */
export async function listFiledOf(userId: string, page: PageRequest): Promise<Page<Booking>> {
  const [{ items: entries, next }, newest] = await Promise.all([
    readInTurn(
      personLists.map((list) => ({
        index: 'gsi1',
        pk: collections.filed('USER', userId, list),
        order: list === 'LIVE' ? 'ascending' : 'descending',
      })),
      page,
    ),
    page.after ? { items: [] } : listBookingsOf(userId, { limit: NEWEST }),
  ]);
  const stored = await readBookings(entries.map(({ bookingId }) => String(bookingId)));
  const bookings = stored.filter((booking) => booking.userId === userId);
  // Where the page ends within what is to come, what comes behind it is of a later page.
  const end = next?.list === LIVE ? String(entries.at(-1)?.gsi1sk) : undefined;
  const isHere = ({ id, status, startDate }: Booking) =>
    isLive(status) &&
    !stored.some((one) => one.id === id) &&
    (end === undefined || `${startDate}#${id}` < end);
  return { items: newest.items.filter(isHere).reduce(withLive, bookings), next };
}

/**
 * A page of the approved bookings of a customer, the soonest stay first, by the entries of the customer's page. Those of
 * the few that wait for an answer are left out.
 */
export async function listApprovedOf(userId: string, page: PageRequest): Promise<Page<Booking>> {
  const pk = collections.filed('USER', userId, personLists[0]);
  const { items: entries, next } = await readPage({ index: 'gsi1', pk, order: 'ascending' }, page);
  const bookings = await readBookings(entries.map(({ bookingId }) => String(bookingId)));
  const fits = (one: Booking) => one.userId === userId && one.status === 'approved';
  return { items: bookings.filter(fits), next };
}

/** The list with a live booking before the first that begins later or is over. */
function withLive(bookings: Booking[], booking: Booking): Booking[] {
  const isBehind = (one: Booking) => !isLive(one.status) || one.startDate > booking.startDate;
  const place = bookings.findIndex(isBehind);
  return place === -1 ? [...bookings, booking] : bookings.toSpliced(place, 0, booking);
}

type List = Collection & { index: 'gsi1' | 'gsi2' | 'gsi3' };

function listOf(wanted: Wanted, { across, begunBy, ...part }: FiledPart): List {
  const [kind, by] = kindOf(wanted);
  const [scope, id] = scopeOf(wanted);
  return {
    ...part,
    index: filedIndex[kind],
    pk: collections.filed(scope, id, by, across),
    inShards: isFiledInShards(scope),
    parts: begunBy === undefined ? undefined : lastingParts(by, begunBy),
    only: holdOthers(wanted, begunBy) ? hasBegun(wanted) : undefined,
  };
}

/** The lists by length, each up to the last day of its longest stay that has begun by a day. */
const lastingParts = (by: string, begunBy: Day): Part[] =>
  stayLengths.flatMap((longest) =>
    shardsOf(collections.lasting(by, longest)).map((pk) => ({
      pk,
      below: addDays(begunBy, longest),
    })),
  );

/**
 * Whether the lists also hold stays that begin after the last day asked for. What ends in a month, or goes on at its end,
 * has begun by its last day; lists by length hold shorter stays than their longest.
 */
const holdOthers = ({ to }: Wanted, begunBy: Day | undefined): boolean =>
  begunBy !== undefined || (to !== undefined && !endsMonth(to));

const endsMonth = (day: Day): boolean => monthOf(addDays(day, 1)) !== monthOf(day);

function kindOf({ status, payment }: Wanted): [kind: FiledKind, by: string] {
  if (status === undefined || status === 'outdated') {
    return payment === undefined ? ['any', 'ANY'] : ['payment', payment];
  }
  return payment === undefined ? ['status', status] : ['pair', pairOf(status, payment)];
}

function scopeOf({ coldRoomId, userId }: Wanted): [scope: FilingScope, id: string] {
  if (coldRoomId !== undefined && userId !== undefined) return ['BOTH', `${coldRoomId}#${userId}`];
  if (userId !== undefined) return ['USER', userId];
  return coldRoomId === undefined ? ['ALL', ''] : ['ROOM', coldRoomId];
}

const isIn = (lists: List[], booking: Booking): boolean => {
  const entries = filingsOf(booking);
  return lists.some((list) => {
    const partitions = new Set<unknown>(partitionsIn(list));
    return entries.some((entry) => partitions.has(entry[`${list.index}pk`]));
  });
};
