import type { Booking } from '#shared/booking.ts';
import { countDays, type Day } from '#shared/days.ts';
import { isLate, presenceOf } from '#shared/presence.ts';
import { formatMoment, formatShortDays, plural } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';

type Checked = Pick<Booking, 'endDate' | 'checkedIn' | 'checkedOut'>;

/** Whether a booking's customer is in the room, or late in leaving it; undefined before the check-in. */
export function presenceWords(booking: Checked): string | undefined {
  const presence = presenceOf(booking);
  if (presence === 'expected') return undefined;
  if (presence === 'out') return 'Checked out';
  return isLate(booking, serverToday())
    ? `Not checked out since ${formatShortDays(booking.endDate, booking.endDate)}`
    : 'Checked in';
}

/** Whether presence is said in place of the status: who was checked in has an approved booking. */
export const saysPresence = (booking: Checked & Pick<Booking, 'status'>): boolean =>
  booking.status === 'approved' && presenceOf(booking) !== 'expected';

/** For how long a booking's customer should have left on the day `today`; undefined where they are not late. */
export const lateWords = (booking: Checked, today: Day): string | undefined =>
  isLate(booking, today)
    ? `Check-out ${plural(countDays(booking.endDate, today) - 1, 'day')} late`
    : undefined;

/** Check-in and check-out as facts: when, and by whom they were written down. */
export const presenceFacts = ({
  checkedIn,
  checkedOut,
}: Pick<Booking, 'checkedIn' | 'checkedOut'>): [name: string, value: string][] => {
  const fact = (name: string, check: Booking['checkedIn']): [string, string][] =>
    check ? [[name, `${formatMoment(check.at)}, by ${check.by}`]] : [];
  return [...fact('Checked in', checkedIn), ...fact('Checked out', checkedOut)];
};
