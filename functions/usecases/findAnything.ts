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
    findRooms(text, { limit: ROOMS }),
  ]);
  return { people, bookings, rooms: rooms.items };
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
