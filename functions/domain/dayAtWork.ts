import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { isOverdue } from '#shared/presence.ts';
import type { Room } from '#shared/room.ts';
import type { DayAtWork, DayBooking } from '#shared/timeline.ts';

/** What a day is made of: the calendars as day → holder, the telephone numbers by user id. */
export interface DayFacts {
  rooms: { room: Room; calendar: ReadonlyMap<Day, string> }[];
  pending: Booking[];
  /** The bookings that hold the day, and those whose customers are in, by id. */
  bookings: ReadonlyMap<string, Booking>;
  phones: ReadonlyMap<string, string>;
}

/** A day as an admin works through it. */
export function dayAtWork(day: Day, { rooms, pending, bookings, phones }: DayFacts): DayAtWork {
  const withPhone = (booking: Booking): DayBooking => {
    const phoneNumber = phones.get(booking.userId);
    return { ...booking, ...(phoneNumber && { phoneNumber }) };
  };
  return {
    day,
    inHouse: rooms.flatMap(({ calendar }) => {
      const booking = bookings.get(calendar.get(day) ?? '');
      return booking?.status === 'approved' ? [withPhone(booking)] : [];
    }),
    overdue: [...bookings.values()].filter((booking) => isOverdue(booking, day)).map(withPhone),
    requests: pending.map(withPhone),
    free: rooms.flatMap(({ room, calendar }) =>
      room.status === 'available' && !calendar.has(day) ? [room] : [],
    ),
  };
}
