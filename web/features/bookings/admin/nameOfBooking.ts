import type { Booking } from '#shared/booking.ts';

type Named = Pick<Booking, 'number' | 'customerName' | 'coldRoomName'>;

/** A booking in a few words, beside others; one from before there were numbers is told by its client. */
export const nameOfBooking = ({ number, customerName, coldRoomName }: Named): string =>
  `${number ?? customerName}, ${coldRoomName}`;
