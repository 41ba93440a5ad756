import type { Booking } from '#shared/booking.ts';
import { closureReasonLabels } from '#shared/closure.ts';
import type { Day } from '#shared/days.ts';
import type { DaysHolder } from '#shared/daysHolder.ts';
import type { Stay } from '#shared/stay.ts';
import type { Holders } from './holder.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayWords = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const stayWords = ({ startDate, endDate }: Stay): string =>
  startDate === endDate ? dayWords(startDate) : `${dayWords(startDate)} – ${dayWords(endDate)}`;

const stayOf = ({ startDate, endDate }: Stay): Stay => ({ startDate, endDate });

/** What holds days, for the staff: bookings by customer and days, closures by reason and days. */
export const holdersOf = ({ bookings, closures }: Holders<Booking>): DaysHolder[] => [
  ...[...bookings.values()].map((booking) => ({
    words: `${booking.status} booking of ${booking.userName}, ${stayWords(booking)}`,
    bookingId: booking.id,
    userId: booking.userId,
    ...(booking.number !== undefined && { number: booking.number }),
    ...stayOf(booking),
  })),
  ...[...closures.values()].map((closure) => ({
    words: `closed (${closureReasonLabels[closure.reason]}), ${stayWords(closure)}`,
    ...stayOf(closure),
  })),
];
