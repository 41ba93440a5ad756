import { collections, keys } from '#functions/platform/table/keys.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import type { Booking } from '#shared/booking.ts';
import { waitingSince } from '#shared/schedule.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';

/** A booking as it is stored: without the id and the name that the API's booking repeats. */
export interface StoredBooking extends Omit<Booking, 'bookingId' | 'customerName'> {
  /** Who gave it its present status; undefined where it is new. */
  movedBy?: Actor | undefined;
  /** Who last changed its days or its room; undefined where nobody did. */
  placedBy?: Actor | undefined;
  /** How often its customer has changed its days or its room. */
  ownChanges?: number | undefined;
  /** Which of its customer's bookings of the hour it was; undefined where it was made before they were counted. */
  nthOfHour?: number | undefined;
}

/** The booking of an item, as the API answers it. */
export const toBooking = (stored: StoredBooking): Booking => ({
  ...stored,
  bookingId: stored.id,
  customerName: stored.userName,
});

/** The booking as it is stored. */
export function toStored(booking: Booking): StoredBooking {
  const stored: StoredBooking & Partial<Booking> = { ...booking };
  delete stored.bookingId;
  delete stored.customerName;
  return stored;
}

/** What the keys of a booking in the lists follow from. */
type Listed = Pick<StoredBooking, 'id' | 'date' | 'waitsFrom' | 'endDate' | 'status'>;

/** Keys in the list of a status: pending bookings sort by since when they wait, others by last day. */
export const statusKeys = (booking: Omit<Listed, 'status'>, status: BookingStatus) => ({
  gsi3pk: inShard(collections.bookingsInStatus(status), booking.id),
  gsi3sk: `${status === 'pending' ? waitingSince(booking) : booking.endDate}#${booking.id}`,
});

/** Keys in the list of all bookings, which are sorted by last day, and in that of its status. */
export const listKeys = (booking: Listed) => ({
  gsi2sk: `${booking.endDate}#${booking.id}`,
  ...statusKeys(booking, booking.status),
});

/** Whether a booking's item has the keys that follow from it, so that each list has it at its place. */
export const isListed = (item: Listed): boolean =>
  Object.entries(listKeys(item)).every(([name, key]) => Reflect.get(item, name) === key);

/** The item to put: the booking with the keys of the table and its indexes, also where it was read with older ones. */
export const bookingWithKeys = (stored: StoredBooking) => ({
  ...stored,
  ...keys.booking(stored.id),
  entity: 'booking',
  gsi1pk: collections.bookingsOf(stored.userId),
  gsi1sk: `${stored.date}#${stored.id}`,
  gsi2pk: inShard(collections.bookings, stored.id),
  ...listKeys(stored),
});
