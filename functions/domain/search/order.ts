import type { SearchEntry } from './entry.ts';

const LARGEST = 99_999_999_999;

/** An amount in Rwf as text that sorts like the number: whole hundredths with eleven digits. */
export const priceText = (price: number): string =>
  String(Math.min(LARGEST, Math.round(price * 100))).padStart(11, '0');

/** A moment as text that sorts like it: nine digits to the base of 36. */
export const momentText = (iso: string): string => Date.parse(iso).toString(36).padStart(9, '0');

/**
 * The place of a room in the order of prices. Rooms of one price are in the order of their creation. The
 * beginning of the id tells rooms of the same millisecond apart.
 */
export const priceOrder = ({
  id,
  price,
  createdAt,
}: Pick<SearchEntry, 'id' | 'price' | 'createdAt'>): string =>
  `${priceText(price)}#${momentText(createdAt)}#${id.slice(0, 8)}`;

/** The place of a room in the order of creation. */
export const creationOrder = ({ id, createdAt }: Pick<SearchEntry, 'id' | 'createdAt'>): string =>
  `${createdAt}#${id}`;

/** Metres as text that sorts like the number. */
export const metresText = (metres: number): string => String(metres).padStart(8, '0');
