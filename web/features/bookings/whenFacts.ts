import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import { answerBy } from '#shared/schedule.ts';
import { formatMoment, formatWholeDay } from '#web/lib/format.ts';

type Fact = [name: string, value: string];

/** What happens when with a booking that holds its days; nothing where it holds them no longer, or its customer has left. */
export function whenFacts(booking: Booking): Fact[] {
  const { status, startDate, endDate } = booking;
  const stay: Fact[] = [
    [
      'Arrival',
      `From the morning of ${formatWholeDay(startDate)}; your booking says how to arrive`,
    ],
    ['Last day', `${formatWholeDay(endDate)}, until its end`],
  ];
  if (presenceOf(booking) === 'out') return [];
  if (status === 'approved') return stay;
  if (status !== 'pending') return [];
  const until = formatMoment(answerBy(booking));
  return [
    ['Our answer', `By ${until}, from our desk. Without it the request ends, and you owe nothing`],
    ...stay,
  ];
}
