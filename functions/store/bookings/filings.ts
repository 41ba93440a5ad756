import { isDeepStrictEqual } from 'node:util';
import {
  filedBy,
  monthsCrossed,
  onPersonsPage,
  stayLengthOf,
  type FiledBooking,
} from '#functions/domain/filing.ts';
import { settings } from '#functions/platform/settings.ts';
import {
  collections,
  filingScopes,
  isFiledInShards,
  keys,
  type FilingPlace,
  type FilingScope,
} from '#functions/platform/table/keys.ts';
import type { Item, Key } from '#functions/platform/table/readItems.ts';
import { readPartition } from '#functions/platform/table/readPartition.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { MOST_WRITES, transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findBooking } from './bookings.ts';

/**
 * The index of each kind of list in which an entry stands. No index is left for a pair, so it has an entry of its own.
 */
export const filedIndex = { any: 'gsi1', status: 'gsi2', payment: 'gsi3', pair: 'gsi1' } as const;
export type FiledKind = keyof typeof filedIndex;

const idIn = (scope: FilingScope, { coldRoomId, userId }: FiledBooking): string =>
  ({ ALL: '', ROOM: coldRoomId, USER: userId, BOTH: `${coldRoomId}#${userId}` })[scope];

/** Lists in which a booking stands by the same entries. */
interface Shelf {
  place: FilingPlace;
  /** The partition in which the booking stands, of the list by this name. */
  partition: (by: string) => string;
}

/** Those of a scope: of every stay, or, where months are given, of those that go on at the end of each. */
const shelvesOf = (booking: FiledBooking, scope: FilingScope): Shelf[] =>
  [undefined, ...(isFiledInShards(scope) ? [] : monthsCrossed(booking))].map((across) => ({
    place: across === undefined ? scope : `${scope}#${across}`,
    partition: (by) => {
      const list = collections.filed(scope, idIn(scope, booking), by, across);
      return isFiledInShards(scope) ? inShard(list, booking.id) : list;
    },
  }));

/** The lists of all rooms by the length of the stay. */
const lasting = (booking: FiledBooking): Shelf => ({
  place: 'LASTING',
  partition: (by) => inShard(collections.lasting(by, stayLengthOf(booking)), booking.id),
});

/** Where an entry stands in the lists of these kinds, as far as the booking is filed by them. */
function placesOf(booking: FiledBooking, kinds: FiledKind[], { partition }: Shelf): Item {
  const by = filedBy(booking);
  const listed = kinds.flatMap((kind) => {
    const [name, index] = [by[kind], filedIndex[kind]];
    if (name === undefined) return [];
    return [
      [`${index}pk`, partition(name)],
      [`${index}sk`, `${booking.endDate}#${booking.id}`],
    ];
  });
  return Object.fromEntries(listed) as Item;
}

/**
 * The entries of a shelf: one by status and by payment, and one by both, where the booking is filed by both. They say the
 * first day, which tells those apart that begin after the last day that is asked for.
 */
function entriesOf(booking: FiledBooking, shelf: Shelf): Item[] {
  const { id, startDate } = booking;
  const common = { entity: 'filing', bookingId: id, startDate };
  const pair = placesOf(booking, ['pair'], shelf);
  return [
    {
      ...keys.filing(id, shelf.place),
      ...common,
      ...placesOf(booking, ['any', 'status', 'payment'], shelf),
    },
    ...(Object.keys(pair).length === 0
      ? []
      : [{ ...keys.pairedFiling(id, shelf.place), ...common, ...pair }]),
  ];
}

/** The entry by which a booking stands on the page of its customer. */
function personEntryOf(booking: FiledBooking): Item {
  const { list, day } = onPersonsPage(booking);
  return {
    ...keys.personFiling(booking.id),
    entity: 'filing',
    bookingId: booking.id,
    gsi1pk: collections.filed('USER', booking.userId, list),
    gsi1sk: `${day}#${booking.id}`,
  };
}

/**
 * The entries of a booking: in each scope and by length one or two, in the scopes but that of all as many for each month at
 * whose end the stay goes on, and one for the page of its customer. They are 83 at most, for a stay of a year and a day.
 */
export const filingsOf = (booking: FiledBooking): Item[] => [
  ...[...filingScopes.flatMap((scope) => shelvesOf(booking, scope)), lasting(booking)].flatMap(
    (shelf) => entriesOf(booking, shelf),
  ),
  personEntryOf(booking),
];

/** The keys of the entries that are other ones, or say something else. */
function differing(before: Item[], after: Item[]): Key[] {
  const isNew = (one: Item) => !before.some((other) => isDeepStrictEqual(one, other));
  const isGone = ({ sk }: Item) => !after.some((one) => one.sk === sk);
  return [...after.filter(isNew), ...before.filter(isGone)] as unknown as Key[];
}

/** Puts one of the entries, or deletes what is stored where none of them is. */
function writeFiling(entries: Item[], { pk, sk }: Key): NamedWrite<'filing'> {
  const TableName = settings.tableName();
  const Item = entries.find((entry) => entry.sk === sk);
  const write = Item ? { Put: { TableName, Item } } : { Delete: { TableName, Key: { pk, sk } } };
  return { name: 'filing', write };
}

/**
 * Writers of the entries that a change of a booking touches. Each puts or deletes its entry as the booking that it is
 * given calls for.
 */
export const filingWriters = (
  before: FiledBooking | undefined,
  after: FiledBooking,
): ((booking: FiledBooking) => NamedWrite<'filing'>)[] =>
  differing(before ? filingsOf(before) : [], filingsOf(after)).map(
    (key) => (booking) => writeFiling(filingsOf(booking), key),
  );

/**
 * Makes the entries of a booking equal to what it says now, in any order and however often it is called. Both are
 * read again after each write, because the booking may have changed in between: so whoever writes last has
 * seen its last state.
 * @throws Refusal busy
 */
export async function refreshFilings(bookingId: string): Promise<void> {
  let equal = false;
  while (!equal) equal = await untilUncontended(() => writeIfStale(bookingId));
}

/** @returns true where nothing had to be written, false where it was, undefined where others were writing */
async function writeIfStale(bookingId: string): Promise<boolean | undefined> {
  const stored = await readPartition(keys.filing(bookingId, 'ALL').pk);
  const booking = await findBooking(bookingId);
  const wanted = booking ? filingsOf(booking) : [];
  const writes = differing(stored, wanted).map((key) => writeFiling(wanted, key));
  if (writes.length === 0) return true;
  const { done } = await transact(writes.slice(0, MOST_WRITES));
  return done ? false : undefined;
}
