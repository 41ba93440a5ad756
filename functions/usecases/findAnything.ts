import type { PageKey } from '#functions/platform/table/page.ts';
import { findByNumber } from '#functions/store/bookings/bookingNumbers.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { listCustomers } from '#functions/store/customers/listedCustomers.ts';
import { readPeople } from '#functions/store/customers/people.ts';
import { listIdsByPhone } from '#functions/store/customers/phoneEntries.ts';
import { findRooms } from '#functions/store/rooms/findRooms.ts';
import type { Booking } from '#shared/booking.ts';
import { readNumber } from '#shared/bookingNumber.ts';
import { phoneBeginning } from '#shared/phone.ts';
import type { Room } from '#shared/room.ts';
import type { Person } from '#shared/user.ts';

/** Most people and most rooms of an answer. Numbers of bookings are unique. */
const PEOPLE = 12;
const ROOMS = 7;

/** How often the rooms are read on where few of those that share a word fit the others, so that it ends in good time. */
const TURNS = 5;

/** What is found by a text that one of the staff types. */
interface FoundAnything {
  people: Person[];
  bookings: Booking[];
  rooms: Room[];
}

/** Looks for people, a booking and rooms at once, each by an index or a key. */
export async function findAnything(text: string): Promise<FoundAnything> {
  const [people, bookings, rooms] = await Promise.all([
    findPeople(text),
    findNumbered(text),
    findSomeRooms(text),
  ]);
  return { people, bookings, rooms };
}

async function findSomeRooms(text: string): Promise<Room[]> {
  const rooms: Room[] = [];
  let after: PageKey | undefined;
  for (let turn = 0; turn < TURNS && rooms.length < ROOMS; turn += 1) {
    const { items, next } = await findRooms(text, { limit: ROOMS - rooms.length, after });
    rooms.push(...items);
    after = next;
    if (!after) break;
  }
  return rooms;
}

async function findPeople(text: string): Promise<Person[]> {
  const phone = phoneBeginning(text);
  if (phone) return readPeople(await listIdsByPhone(phone, PEOPLE));
  return (await listCustomers(text, { limit: PEOPLE })).items;
}

async function findNumbered(text: string): Promise<Booking[]> {
  const number = readNumber(text);
  const id = number && (await findByNumber(number));
  const booking = id && (await findBooking(id));
  return booking ? [booking] : [];
}
