/** Orders of bookings: by last day, the soonest or the latest first, or by when they were made, the newest first. */
export const bookingOrders = ['soonest', 'latest', 'newest'] as const;
export type BookingOrder = (typeof bookingOrders)[number];
