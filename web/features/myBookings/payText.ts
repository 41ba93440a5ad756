import type { Booking } from '#shared/booking.ts';

/** What the button says that leads to paying for a booking. */
export const payText = ({ status }: Pick<Booking, 'status'>): string =>
  status === 'approved' ? 'Pay Now' : 'How to Pay';
