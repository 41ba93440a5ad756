import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import type { Bookings } from './bookings.ts';
import type { Person } from './people.ts';

/** Completes an approved booking in the table of the tested server, before its last day has ended. */
export async function complete(id: string): Promise<void> {
  // Fetched by the few tests that need it: it brings the functions and the AWS SDK along.
  const { completeBooking } = await import('#tools/test/completeBooking.ts');
  await completeBooking(id);
}

/** A completed booking of one day, counted from today. */
export async function completedBooking(
  bookings: Bookings,
  person: Person,
  room: Room,
  day = 0,
): Promise<Booking> {
  const booking = await bookings.create(person, room, day, day);
  await bookings.move(booking.id, 'approved');
  await complete(booking.id);
  return { ...booking, status: 'completed' };
}
