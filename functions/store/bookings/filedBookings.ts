import { partsOf, type Part, type Wanted } from '#functions/domain/filedParts.ts';
import { pairOf } from '#functions/domain/filing.ts';
import {
  collections,
  isFiledInShards,
  keys,
  type FilingScope,
} from '#functions/platform/table/keys.ts';
import type { Collection, Page, PageRequest } from '#functions/platform/table/page.ts';
import { readInTurn } from '#functions/platform/table/readInTurn.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { filedIndex, filingsOf, type FiledKind } from './filings.ts';
import { toBooking, type StoredBooking } from './storedBooking.ts';

/**
 * A page of the bookings that are looked for. Their entries are read in order from the one list that holds them and no
 * others; then the bookings themselves, strongly consistent. One that has changed since its entry was written,
 * so that it is no longer looked for, is left out.
 */
export async function listFiled(
  wanted: Wanted,
  today: Day,
  page: PageRequest,
): Promise<Page<Booking>> {
  const lists = partsOf(wanted, today).map((part) => listOf(wanted, part));
  const { items: entries, next } = await readInTurn(lists, page);
  const stored = await readMany(entries.map(({ bookingId }) => keys.booking(String(bookingId))));
  const bookings = stored.map((item) => toBooking(item as unknown as StoredBooking));
  return { items: bookings.filter((booking) => isIn(lists, booking)), next };
}

type List = Collection & { index: 'gsi1' | 'gsi2' | 'gsi3' };

function listOf(wanted: Wanted, { across, ...part }: Part): List {
  const [kind, by] = kindOf(wanted);
  const [scope, id] = scopeOf(wanted);
  const pk = collections.filed(scope, id, by, across);
  return { ...part, index: filedIndex[kind], pk, inShards: isFiledInShards(scope) };
}

function kindOf({ status, payment }: Wanted): [kind: FiledKind, by: string] {
  if (status === undefined || status === 'outdated') {
    return payment === undefined ? ['any', 'ANY'] : ['payment', payment];
  }
  return payment === undefined ? ['status', status] : ['pair', pairOf(status, payment)];
}

function scopeOf({ coldRoomId, userId }: Wanted): [scope: FilingScope, id: string] {
  if (coldRoomId !== undefined) return ['ROOM', coldRoomId];
  return userId === undefined ? ['ALL', ''] : ['USER', userId];
}

const isIn = (lists: List[], booking: Booking): boolean =>
  filingsOf(booking).some((entry) =>
    lists.some(({ index, pk, inShards }) => {
      const partition = inShards ? inShard(pk, booking.id) : pk;
      return entry[`${index}pk`] === partition;
    }),
  );
