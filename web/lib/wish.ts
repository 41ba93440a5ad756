import { isDay } from '#shared/days.ts';

/**
 * What somebody looks for, as the address says it from the search to the booking; empty where nothing
 * was said of it. It lives in the address, so that it survives a reload, Back and a shared link.
 */
export interface Wish {
  coldRoomId: string;
  roomType: string;
  /** A part of the room's location. */
  city: string;
  startDate: string;
  endDate: string;
  service: string;
  productType: string;
  /** In kg. */
  weight: string;
}

/** The name that each part has in the address. */
const names: Record<keyof Wish, string> = {
  coldRoomId: 'coldRoomId',
  roomType: 'type',
  city: 'city',
  startDate: 'startDate',
  endDate: 'endDate',
  service: 'service',
  productType: 'product',
  weight: 'kg',
};

const parts = Object.keys(names) as (keyof Wish)[];

/** The longest text that a part may have: an address may be anybody's. */
const MOST = 80;

const isWeight = (text: string): boolean => /^\d{1,9}(\.\d{1,9})?$/.test(text);

/** Whether a text of the address can be a part of a wish. */
const isSaid = (part: keyof Wish, text: string): boolean => {
  if (part === 'startDate' || part === 'endDate') return isDay(text);
  if (part === 'weight') return isWeight(text);
  return text.length <= MOST;
};

/** The wish that a query says; what cannot be one is left out. */
export function readWish(query: URLSearchParams): Wish {
  const textOf = (part: keyof Wish): string => {
    const text = query.get(names[part])?.trim() ?? '';
    return isSaid(part, text) ? text : '';
  };
  return Object.fromEntries(parts.map((part) => [part, textOf(part)])) as unknown as Wish;
}

/** A wish as the query of an address, with its question mark; empty where nothing was said. */
export function wishQuery(wish: Partial<Wish>): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    const text = wish[part]?.trim() ?? '';
    if (text && isSaid(part, text)) query.set(names[part], text);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}
