import { randomUUID } from 'node:crypto';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { createBooking, type Customer } from '#functions/store/bookings/createBooking.ts';
import { moveBooking } from '#functions/store/bookings/moveBooking.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { onePixel } from '#functions/testing/pictures.ts';
import type { Booking } from '#shared/booking.ts';
import type { Role } from '#shared/roles.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The form field of a picture. */
export const picture = { name: 'image', filename: 'room.png', content: onePixel.png };

export const tokenOf = (person: Customer & { email: string }, role: Role = 'user') =>
  signToken({ userId: person.userId, role, names: person.names, email: person.email });

export const adminToken = () =>
  tokenOf({ userId: randomUUID(), names: 'Test Admin', email: 'admin@example.com' }, 'admin');

/** A signed-in customer with a pending booking from one day to another, counted from today. */
export async function someBooking(from = 5, to = 6) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const booking = await createBooking(requestFor(room, from, to), customer);
  return { room, customer, booking, token: await tokenOf(customer) };
}

/** Approves a booking of today alone, and lets the day end. */
export async function complete({ id }: Booking): Promise<void> {
  await moveBooking(id, 'approved', admin);
  const schedule = { actor: 'schedule' as const, userId: 'schedule', names: 'Schedule' };
  await moveBooking(id, 'completed', schedule, Date.now() + 2 * DAY_MS);
}
