import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import { answerBy } from '#shared/schedule.ts';
import { formatMoment, formatWholeDay } from '#web/lib/format.ts';

type Fact = [name: string, value: string];

/** Until when a request is answered, and what happens otherwise. */
export const answerFact = (booking: Booking): Fact => [
  'Our answer',
  `By ${formatMoment(answerBy(booking))}, from our desk. Without it the request ends, and you owe nothing`,
];

/** From when on the room is open to the customer of a booking. */
export const arrivalFact = ({ startDate }: Booking): Fact => [
  'Arrival',
  `From the morning of ${formatWholeDay(startDate)}; your booking says how to arrive`,
];

/** Until when a booking holds its room. */
export const lastDayFact = ({ endDate }: Booking): Fact => [
  'Departure',
  `Until the end of ${formatWholeDay(endDate)}`,
];

/** Whether a booking still waits for something: its answer, its arrival or its last day. */
export const isAhead = (booking: Booking): boolean =>
  presenceOf(booking) !== 'out' && (booking.status === 'pending' || booking.status === 'approved');

/** What happens when with a booking that holds its days; nothing where it holds them no longer, or its customer has left. */
export function whenFacts(booking: Booking): Fact[] {
  if (!isAhead(booking)) return [];
  const stay = [arrivalFact(booking), lastDayFact(booking)];
  return booking.status === 'pending' ? [answerFact(booking), ...stay] : stay;
}
