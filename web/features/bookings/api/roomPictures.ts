import type { Booking } from '#shared/booking.ts';
import { merge } from './bookingLists.ts';
import type { BookingsState } from './bookingsState.ts';

/**
 * Bookings with the pictures of their rooms as `known` has them, the last of a room first. A booking of a room that is
 * not among them keeps its own.
 */
function withPictures(bookings: Booking[], known: readonly Booking[]): Booking[] {
  const byRoom = new Map(known.map((booking) => [booking.coldRoomId, booking]));
  return bookings.map((booking) => {
    const { image, imageWidths } = byRoom.get(booking.coldRoomId) ?? booking;
    // One that changes nothing stays the same object, so that its card is not drawn again.
    return booking.image === image ? booking : { ...booking, image, imageWidths };
  });
}

/** Keeps what became of the reader's bookings. Only the list of them brings pictures, so those known of their rooms stay. */
export function keepMine(state: BookingsState, bookings: Booking[]): void {
  state.userBookings = withPictures(bookings, state.userBookings);
}

/** Keeps the list of the reader's bookings, which tells what pictures their rooms have now. */
export function keepMyList(state: BookingsState, list: Booking[]): void {
  state.userBookings = withPictures(merge(state.userBookings, list), list);
}
