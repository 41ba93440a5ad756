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
  /** What only the list of rooms is asked for, as its own query says it; a room's page gives it back to the list. */
  list: string;
}

type Part = Exclude<keyof Wish, 'list'>;

/** The name that each part has in the address. */
const names: Record<Part, string> = {
  coldRoomId: 'coldRoomId',
  roomType: 'type',
  city: 'city',
  startDate: 'startDate',
  endDate: 'endDate',
  service: 'service',
  productType: 'product',
  weight: 'kg',
};

const parts = Object.keys(names) as Part[];

/** What only the list of rooms is asked for, by its name in the address: its order and its bounds. */
const listNames = ['sort', 'minTemp', 'maxTemp', 'minPrice', 'maxPrice', 'minTons'];

/** The longest text that a part may have: an address may be anybody's. */
const MOST = 80;

const isWeight = (text: string): boolean => /^\d{1,9}(\.\d{1,9})?$/.test(text);

/** Whether a text of the address can be a part of a wish. */
const isSaid = (part: Part, text: string): boolean => {
  if (part === 'startDate' || part === 'endDate') return isDay(text);
  if (part === 'weight') return isWeight(text);
  return text.length <= MOST;
};

/** The wish that a query says; what cannot be one is left out. */
export function readWish(query: URLSearchParams): Wish {
  const textOf = (part: Part): string => {
    const text = query.get(names[part])?.trim() ?? '';
    return isSaid(part, text) ? text : '';
  };
  const said = Object.fromEntries(parts.map((part) => [part, textOf(part)]));
  return { ...(said as Record<Part, string>), list: listPartOf(query) };
}

function listPartOf(query: URLSearchParams): string {
  const isOfList = ([name = '', text = '']) => listNames.includes(name) && text.length <= MOST;
  return new URLSearchParams([...query].filter(isOfList)).toString();
}

/** A wish as the query of an address, with its question mark; empty where nothing was said. */
export function wishQuery(wish: Partial<Omit<Wish, 'list'>>): string {
  const query = new URLSearchParams();
  for (const part of parts) {
    const text = wish[part]?.trim() ?? '';
    if (text && isSaid(part, text)) query.set(names[part], text);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** A wish as the query of the list of rooms, or of a room that leads back to it. */
export function listQuery({ list, ...wish }: Partial<Wish>): string {
  const query = wishQuery(wish);
  return list ? `${query ? `${query}&` : '?'}${list}` : query;
}

/**
 * The query of a link with what is looked for, of which the link's own words win. Only the link itself can name a
 * room: one that was looked at before is not meant by the next page.
 */
export function carriedQuery(own: string, wish: Wish): string {
  const query = new URLSearchParams(listQuery({ ...wish, coldRoomId: '' }));
  for (const [name, text] of new URLSearchParams(own)) query.set(name, text);
  return query.size > 0 ? `?${query.toString()}` : '';
}
