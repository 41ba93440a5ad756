import { pointOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { positionKey } from '#functions/domain/search/grid.ts';
import { priceOrder } from '#functions/domain/search/order.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import type { Month } from '#shared/days.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';

/** An entry as it is stored: its taken days as four bytes a month, from the month `takenFrom` on. */
export interface StoredEntry extends Omit<SearchEntry, 'taken'> {
  takenFrom?: Month;
  takenDays?: Uint8Array;
  /** Counts the writes of the entry: whoever rewrites it must have read the last one. */
  revision: number;
}

const BYTES = 4;

function toBytes(months: number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(months.length * BYTES));
  for (const [index, bits] of months.entries()) bytes.setUint32(index * BYTES, bits);
  return new Uint8Array(bytes.buffer);
}

function fromBytes(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / BYTES }, (_, index) =>
    view.getUint32(index * BYTES),
  );
}

/** The item of an entry, with the keys of the three orders in which it is read beside its own. */
export function toItem(
  { taken, ...entry }: SearchEntry,
  revision: number,
): StoredEntry & Record<string, unknown> {
  const order = priceOrder(entry);
  const point = pointOf(entry);
  return {
    ...keys.searchEntry(entry),
    entity: 'searchEntry',
    gsi1pk: collections.searchByType(entry.roomType),
    gsi1sk: order,
    gsi2pk: collections.searchByTown(whereaboutsOf(entry.location).town.key),
    gsi2sk: order,
    ...(point && { gsi3pk: collections.searchByPosition, gsi3sk: positionKey(point) }),
    ...entry,
    ...(taken && { takenFrom: taken.from, takenDays: toBytes(taken.months) }),
    revision,
  };
}

/** The entry of an item. */
export function toEntry(item: Record<string, unknown>): SearchEntry {
  const stored = item as unknown as StoredEntry & Record<string, unknown>;
  const { takenFrom, takenDays, revision, ...fields } = stored;
  const entry: Record<string, unknown> = { ...fields };
  for (const name of KEYS) delete entry[name];
  const taken = takenFrom !== undefined &&
    takenDays && { from: takenFrom, months: fromBytes(takenDays) };
  return { ...(entry as unknown as SearchEntry), ...(taken && { taken }) };
}

const KEYS = ['pk', 'sk', 'entity', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'gsi3pk', 'gsi3sk'];
