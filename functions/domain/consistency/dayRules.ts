import { closureHolder, closureIdOf, holderName, type Holders } from '#functions/domain/holder.ts';
import { daysOf, type Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import { isLive } from '#shared/transitions.ts';
import type { CheckedBooking, CheckedClosure, Violation } from './violation.ts';

/** A live booking, whether its room exists, and who holds its days: day → holder. */
export interface HeldDays {
  booking: CheckedBooking;
  hasRoom: boolean;
  calendar: ReadonlyMap<Day, string>;
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
  const holding = { about, roomId: booking.coldRoomId, holder: booking.id };
  return daysViolations({ ...holding, stay: booking, calendar }, today).map(({ day, ...found }) =>
    day === undefined
      ? found
      : { ...found, finding: `${found.finding}: cancel one of the two and tell its customer` },
  );
}

/** A closure, whether its room exists, and who holds its days: day → holder. */
interface ClosedDays {
  closure: CheckedClosure;
  hasRoom: boolean;
  calendar: ReadonlyMap<Day, string>;
}

/** Rules: the room of a closure that is not over exists, and the closure holds each of its days from today on. */
export function closureViolations(
  { closure, hasRoom, calendar }: ClosedDays,
  today: Day,
): Violation[] {
  if (closure.freeFrom !== undefined || closure.endDate < today) return [];
  const holder = closureHolder(closure.id);
  const about = holderName(holder);
  if (!hasRoom) {
    const finding = `is of the room ${closure.coldRoomId}, which does not exist: delete the closure`;
    return [{ about, finding }];
  }
  const holding = { about, roomId: closure.coldRoomId, holder };
  return daysViolations({ ...holding, stay: closure, calendar }, today).map(({ day, ...found }) =>
    day === undefined ? found : { ...found, finding: `${found.finding}: reopen the room` },
  );
}

interface Holding {
  about: string;
  roomId: string;
  holder: string;
  stay: Stay;
  calendar: ReadonlyMap<Day, string>;
}

/** The days from today on that are not held: those that are free, and one by one those that another holds. */
function daysViolations(
  { about, roomId, holder, stay, calendar }: Holding,
  today: Day,
): (Violation & { day?: Day })[] {
  const days = daysOf(stay.startDate, stay.endDate).filter((day) => day >= today);
  const free = days.filter((day) => !calendar.has(day));
  const lost = [...calendar].filter(([day, other]) => days.includes(day) && other !== holder);
  const mend = { kind: 'takeDays', roomId, holder, days: free } as const;
  return [
    ...(free.length === 0
      ? []
      : [{ about, finding: `does not hold ${listed(free)}, which could be sold again`, mend }]),
    ...lost.map(([day, other]) => ({
      about,
      day,
      finding: `does not hold ${day}, which the ${holderName(other)} holds`,
    })),
  ];
}

const listed = (days: Day[]): string =>
  days.length === 1 ? String(days[0]) : `${String(days[0])} … ${String(days.at(-1))}`;

/** The days of a room that are held, and their holders, by id, as far as they exist. */
interface MarkedDays extends Holders<CheckedBooking, CheckedClosure> {
  roomId: string;
  days: ReadonlyMap<Day, string>;
}

/** Rule: whoever holds a day from today on is a live booking, or an open closure, of the room that covers the day. */
export function calendarViolations(
  { roomId, days, ...holders }: MarkedDays,
  today: Day,
): Violation[] {
  return [...days].flatMap(([day, holder]) => {
    const why = day < today ? undefined : misplaced(roomId, day, holder, holders);
    if (why === undefined) return [];
    return [
      {
        about: `room ${roomId}`,
        finding: `has ${day} held by the ${holderName(holder)}, ${why}`,
        mend: { kind: 'freeDay', roomId, day, holder } as const,
      },
    ];
  });
}

/** Why a holder may not hold a day of a room; undefined where it may. */
function misplaced(
  roomId: string,
  day: Day,
  holder: string,
  { bookings, closures }: Holders<CheckedBooking, CheckedClosure>,
): string | undefined {
  const [booking, closure] = [bookings.get(holder), closures.get(closureIdOf(holder) ?? '')];
  const found = booking ?? closure;
  if (!found) return 'which does not exist';
  if (found.coldRoomId !== roomId) return 'which is of another room';
  if (day < found.startDate || day > found.endDate) return 'which does not cover the day';
  if (closure?.freeFrom !== undefined && closure.freeFrom <= day) return 'which was reopened';
  return booking && !isLive(booking.status) ? `which is ${booking.status}` : undefined;
}
