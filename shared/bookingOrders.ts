/**
 * Orders of bookings: by last day, the soonest or the latest first, or the newest first: by when they were made, and
 * requests that wait by since when.
 */
export const bookingOrders = ['soonest', 'latest', 'newest'] as const;
export type BookingOrder = (typeof bookingOrders)[number];
