import { daysOf, type Day } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import type { CheckedBooking, Violation } from './violation.ts';

/** A live booking, whether its room exists, and who holds its days: day → booking id. */
export interface HeldDays {
  booking: CheckedBooking;
  hasRoom: boolean;
  calendar: ReadonlyMap<Day, unknown>;
}

/** Rules: the room of a live booking exists, and the booking holds each of its days from today on. */
export function holdingViolations(
  { booking, hasRoom, calendar }: HeldDays,
  today: Day,
): Violation[] {
  const about = `booking ${booking.id}`;
  if (!isLive(booking.status)) return [];
  if (!hasRoom) {
    const finding = `is ${booking.status} in the room ${booking.coldRoomId}, which does not exist: cancel it and tell its customer`;
    return [{ about, finding }];
  }
  const days = daysOf(booking.startDate, booking.endDate).filter((day) => day >= today);
  const free = days.filter((day) => !calendar.has(day));
  const lost = days.filter((day) => calendar.has(day) && calendar.get(day) !== booking.id);
  return [
    ...(free.length === 0
      ? []
      : [
          {
            about,
            finding: `does not hold ${listed(free)}, which could be sold again`,
            mend: { kind: 'takeDays', booking, days: free } as const,
          },
        ]),
    ...lost.map((day) => ({
      about,
      finding: `does not hold ${day}, which the booking ${String(calendar.get(day))} holds: cancel one of the two and tell its customer`,
    })),
  ];
}

const listed = (days: Day[]): string =>
  days.length === 1 ? String(days[0]) : `${String(days[0])} … ${String(days.at(-1))}`;

/** The days of a room that bookings hold, and those bookings, by id, as far as they exist. */
export interface MarkedDays {
  roomId: string;
  days: ReadonlyMap<Day, string>;
  bookings: ReadonlyMap<string, CheckedBooking>;
}

/** Rule: whoever holds a day from today on is a live booking of the room that covers the day. */
export function calendarViolations(
  { roomId, days, bookings }: MarkedDays,
  today: Day,
): Violation[] {
  return [...days].flatMap(([day, bookingId]) => {
    const why = day < today ? undefined : misplaced(roomId, day, bookings.get(bookingId));
    if (why === undefined) return [];
    return [
      {
        about: `room ${roomId}`,
        finding: `has ${day} held by the booking ${bookingId}, ${why}`,
        mend: { kind: 'freeDay', roomId, day, bookingId } as const,
      },
    ];
  });
}

/** Why a booking may not hold a day of a room; undefined where it may. */
function misplaced(
  roomId: string,
  day: Day,
  booking: CheckedBooking | undefined,
): string | undefined {
  if (!booking) return 'which does not exist';
  if (booking.coldRoomId !== roomId) return 'which is of another room';
  if (day < booking.startDate || day > booking.endDate) return 'which does not cover the day';
  return isLive(booking.status) ? undefined : `which is ${booking.status}`;
}
