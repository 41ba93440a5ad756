import type { Booking } from '#shared/booking.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';

/** A booking as it is stored: what the API answers less the names it repeats. */
export type BookingItem = Omit<Booking, 'bookingId' | 'customerName'> & {
  /** Who brought it to its present status; nobody has yet where it is new. */
  movedBy?: Actor | undefined;
};

/** The booking of an item, as the API answers it. */
export const toBooking = (item: BookingItem): Booking => ({
  ...item,
  bookingId: item.id,
  customerName: item.userName,
});

/** Where a booking stands among those of its status: pending by waiting time, others by last day. */
export const statusKeys = (
  { id, date, endDate }: Pick<BookingItem, 'id' | 'date' | 'endDate'>,
  status: BookingStatus,
) => ({
  gsi3pk: collections.bookingsInStatus(status),
  gsi3sk: `${status === 'pending' ? date : endDate}#${id}`,
});

/** The item with all its keys, ready to be put. */
export const withKeys = (item: BookingItem) => ({
  ...keys.booking(item.id),
  entity: 'booking',
  gsi1pk: collections.bookingsOf(item.userId),
  gsi1sk: `${item.date}#${item.id}`,
  gsi2pk: collections.bookings,
  gsi2sk: `${item.endDate}#${item.id}`,
  ...statusKeys(item, item.status),
  ...item,
});
