import type { Booking } from '#shared/booking.ts';
import { closureReasonLabels } from '#shared/closure.ts';
import type { Day } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';
import type { Holders } from './holder.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayWords = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const stayWords = ({ startDate, endDate }: Stay): string =>
  startDate === endDate ? dayWords(startDate) : `${dayWords(startDate)} – ${dayWords(endDate)}`;

/** What holds days, in words for an admin: bookings by customer and days, closures by reason and days. */
export const holderWords = ({ bookings, closures }: Holders<Booking>): string[] => [
  ...[...bookings.values()].map(
    (booking) => `${booking.status} booking of ${booking.userName}, ${stayWords(booking)}`,
  ),
  ...[...closures.values()].map(
    (closure) => `closed (${closureReasonLabels[closure.reason]}), ${stayWords(closure)}`,
  ),
];
