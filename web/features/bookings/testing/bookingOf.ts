import type { Booking } from '#shared/booking.ts';

/** A made-up booking with these fields. */
export const bookingOf = (wanted: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  bookingId: wanted.id ?? 'b1',
  coldRoomId: 'r1',
  coldRoomName: 'Musanze store',
  coldRoomLocation: 'Musanze',
  userId: 'u1',
  userName: 'Keza Test',
  customerName: 'Keza Test',
  startDate: '2027-04-01',
  endDate: '2027-04-03',
  status: 'pending',
  totalPrice: 3_000,
  roomType: 'Cold Room',
  date: '2027-03-01T08:00:00.000Z',
  ...wanted,
});
