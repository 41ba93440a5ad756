import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { pointOf } from '#functions/domain/search/entry.ts';
import { positionKey } from '#functions/domain/search/grid.ts';
import { priceOrder } from '#functions/domain/search/order.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import type { RoomRating } from '#shared/rating.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';

/**
 * An entry as it is stored. A search reads hundreds, and DynamoDB charges each byte of them, those of names
 * too; so the names are single letters, and what the keys say is not repeated.
 */
interface StoredEntry {
  /** Creation and id. */
  sk: string;
  /** The room type. */
  gsi1pk: string;
  /** Counts the writes of the entry: whoever rewrites it must have read the last one. */
  revision: number;
  /** Name, location, capacity, unit, size and price. */
  n: string;
  l: string;
  c: number;
  u: string;
  s: number;
  p: number;
  /** The text of the temperatures. */
  t: string;
  /** Picture. */
  i?: string;
  /** The widths at which it is there. */
  w?: number[];
  /** Average and number of ratings. */
  r?: [number, number];
  /** Latitude and longitude. */
  y?: number;
  x?: number;
  /** The first month with taken days, and four bytes of days for each month from it on. */
  m?: string;
  d?: Uint8Array;
}

/** What stands before the type in the key of its collection. */
const TYPE = collections.searchByType('');
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

/**
 * The item of an entry, with the keys of the three orders in which it is read beside its own. A room that is not on the
 * map has no position, and is read in the order of prices.
 */
export function toItem(entry: SearchEntry, revision: number): StoredEntry {
  const { taken, rating, image, imageWidths } = entry;
  const order = priceOrder(entry);
  const point = pointOf(entry);
  const item = {
    ...keys.searchEntry(entry),
    entity: 'searchEntry',
    gsi1pk: collections.searchByType(entry.roomType),
    gsi1sk: order,
    gsi2pk: collections.searchByTown(whereaboutsOf(entry.location).town.key),
    gsi2sk: order,
    gsi3pk: point ? collections.searchByPosition : collections.searchOffMap,
    gsi3sk: point ? positionKey(point) : order,
    revision,
    n: entry.name,
    l: entry.location,
    c: entry.capacity,
    u: entry.unit,
    s: entry.size,
    p: entry.price,
    t: entry.temperatureRange,
    ...(image !== undefined && { i: image }),
    ...(imageWidths && { w: imageWidths }),
    ...(rating && { r: [rating.average, rating.count] as [number, number] }),
    ...(point && { y: point.latitude, x: point.longitude }),
    ...(taken && { m: taken.from, d: toBytes(taken.months) }),
  };
  return item;
}

const ratingOf = ([average, count]: [number, number]): RoomRating => ({ average, count });

/** The entry of an item. */
export function toEntry(item: Record<string, unknown>): SearchEntry {
  const { sk, gsi1pk, n, l, c, u, s, p, t, i, w, r, y, x, m, d } = item as unknown as StoredEntry;
  const [createdAt = ''] = sk.split('#', 1);
  return entryOf(
    {
      id: sk.slice(createdAt.length + 1),
      createdAt,
      roomType: gsi1pk.slice(TYPE.length) as RoomType,
      name: n,
      location: l,
      capacity: c,
      unit: u,
      size: s,
      price: p,
      temperatureRange: t,
      image: i,
      imageWidths: w,
      rating: r && ratingOf(r),
      latitude: y,
      longitude: x,
    },
    m === undefined || !d ? undefined : { from: m, months: fromBytes(d) },
  );
}
