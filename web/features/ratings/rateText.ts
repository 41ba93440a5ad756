import type { Booking } from '#shared/booking.ts';

/** What the button says that opens the rating of a booking. */
export const rateText = ({ stars }: Booking): string =>
  stars === undefined ? 'Rate this room' : 'Change your rating';
