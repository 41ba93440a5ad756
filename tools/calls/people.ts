import { randomUUID } from 'node:crypto';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { schedule } from '#functions/domain/decideMove.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { onePixel } from '#functions/testing/pictures.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import type { Booking } from '#shared/booking.ts';
import type { Role } from '#shared/claims.ts';
import { DAY_MS } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';

/** The form field of a picture of one pixel. */
export const picture = { name: 'image', filename: 'room.png', content: onePixel.png };

/** An e-mail address that nobody else has. */
export const newAddress = (): string => `${randomUUID()}@example.com`;

export const tokenOf = (person: Customer & { email: string }, role: Role = 'user') =>
  signToken({ userId: person.userId, role, names: person.names, email: person.email });

/** A signed-in customer with a pending booking from one day to another, counted from today. */
export async function someBooking(from = 5, to = 6) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const booking = await bookRoom(requestFor(room, from, to), customer);
  return { room, customer, booking, token: await tokenOf(customer) };
}

/** A completed booking of one day, `day` days from today. */
export async function completedBooking(room: Room, by: Customer, day: number): Promise<Booking> {
  const { id } = await bookRoom(requestFor(room, day, day), by);
  await moveBooking(id, 'approved', admin);
  return moveBooking(id, 'completed', schedule, Date.now() + (day + 2) * DAY_MS);
}
