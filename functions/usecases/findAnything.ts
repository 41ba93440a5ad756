import type { Page, PageKey, PageRequest } from '#functions/platform/table/page.ts';
import { findByNumber } from '#functions/store/bookings/bookingNumbers.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { listCustomers } from '#functions/store/customers/listedCustomers.ts';
import { readPeople } from '#functions/store/customers/people.ts';
import { pageIdsByPhone } from '#functions/store/customers/phoneEntries.ts';
import { findRooms } from '#functions/store/rooms/findRooms.ts';
import type { Booking } from '#shared/booking.ts';
import { readNumber } from '#shared/bookingNumber.ts';
import { phoneBeginning } from '#shared/phone.ts';
import type { Room } from '#shared/room.ts';
import type { Person } from '#shared/user.ts';

/** Most people and most rooms of an answer. Numbers of bookings are unique. */
const PEOPLE = 12;
const ROOMS = 7;

/** How often a list is read on where pages hold few of what matches, so that the search ends in good time. */
const TURNS = 5;

/** What is found by a text that one of the staff types. */
interface FoundAnything {
  people: Person[];
  bookings: Booking[];
  rooms: Room[];
  /** Whether more match than are found. */
  more: { people: boolean; rooms: boolean };
}

/** The first of a list, and whether there are more. */
interface First<Item> {
  items: Item[];
  more: boolean;
}

/** Looks for people, a booking and rooms at once, each by an index or a key. */
export async function findAnything(text: string): Promise<FoundAnything> {
  const [people, bookings, rooms] = await Promise.all([
    findPeople(text),
    findNumbered(text),
    first(ROOMS, (request) => findRooms(text, request)),
  ]);
  return {
    people: people.items,
    bookings,
    rooms: rooms.items,
    more: { people: people.more, rooms: rooms.more },
  };
}

async function findPeople(text: string): Promise<First<Person>> {
  const phone = phoneBeginning(text);
  if (!phone) return first(PEOPLE, (request) => listCustomers(text, request));
  const { items: ids, more } = await first(PEOPLE, (request) => pageIdsByPhone(phone, request));
  return { items: await readPeople(ids), more };
}

/** Reads one more than are answered, which says whether there are more; a page may hold fewer than its limit. */
async function first<Item>(
  most: number,
  read: (request: PageRequest) => Promise<Page<Item>>,
): Promise<First<Item>> {
  const items: Item[] = [];
  let after: PageKey | undefined;
  for (let turn = 0; turn < TURNS && items.length <= most; turn += 1) {
    const page = await read({ limit: most + 1, after });
    items.push(...page.items);
    after = page.next;
    if (!after) break;
  }
  return { items: items.slice(0, most), more: after !== undefined || items.length > most };
}

async function findNumbered(text: string): Promise<Booking[]> {
  const number = readNumber(text);
  const id = number && (await findByNumber(number));
  const booking = id && (await findBooking(id));
  return booking ? [booking] : [];
}
