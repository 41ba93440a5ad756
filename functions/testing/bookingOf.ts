import type { Booking } from '#shared/booking.ts';

/**
 * An approved booking of two days in March 2027, as the API answers it, for tests that need no table.
 * @param differing what it has otherwise, or beside
 */
export const bookingOf = (differing: Partial<Booking> = {}): Booking => ({
  id: 'b',
  bookingId: 'b',
  coldRoomId: 'r',
  coldRoomName: 'Room',
  coldRoomLocation: 'Huye',
  roomType: 'Cold Room',
  userId: 'u',
  userName: 'Aline Uwase',
  customerName: 'Aline Uwase',
  startDate: '2027-03-12',
  endDate: '2027-03-13',
  status: 'approved',
  totalPrice: 1000,
  date: '2027-03-01T09:00:00.000Z',
  ...differing,
});
