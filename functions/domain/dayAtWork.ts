import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { DayAtWork, DayBooking } from '#shared/timeline.ts';

/** What a day is made of: the calendars as room id → day → holder, the telephone numbers by user id. */
export interface DayFacts {
  rooms: Room[];
  pending: Booking[];
  calendars: ReadonlyMap<string, ReadonlyMap<Day, string>>;
  /** The bookings that hold the day, by id. */
  bookings: ReadonlyMap<string, Booking>;
  phones: ReadonlyMap<string, string>;
}

/** A day as an admin works through it. */
export function dayAtWork(
  day: Day,
  { rooms, pending, calendars, bookings, phones }: DayFacts,
): DayAtWork {
  const withPhone = (booking: Booking): DayBooking => {
    const phoneNumber = phones.get(booking.userId);
    return { ...booking, ...(phoneNumber && { phoneNumber }) };
  };
  const holderIn = ({ id }: Room) => calendars.get(id)?.get(day);
  return {
    day,
    inHouse: rooms.flatMap((room) => {
      const booking = bookings.get(holderIn(room) ?? '');
      return booking?.status === 'approved' ? [withPhone(booking)] : [];
    }),
    requests: pending.map(withPhone),
    free: rooms.filter((room) => room.status === 'available' && holderIn(room) === undefined),
  };
}
