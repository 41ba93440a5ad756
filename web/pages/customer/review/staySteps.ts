import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import { answerFact, arrivalFact, isAhead } from '#web/features/bookings/whenFacts.ts';
import { formatMoment } from '#web/lib/format.ts';

/** A step on the way of a booking from its request to its key. */
export interface StayStep {
  name: string;
  text: string | undefined;
  state: 'done' | 'next' | 'later';
}

/** What has happened with a booking, what happens next and what after it; nothing where nothing is ahead of it. */
export function staySteps(booking: Booking): StayStep[] {
  if (!isAhead(booking)) return [];
  const isAnswered = booking.status === 'approved';
  const [answer, answerBy] = answerFact(booking);
  const [arrival, from] = arrivalFact(booking);
  const hasArrived = presenceOf(booking) === 'in';
  return [
    {
      name: booking.bookedBy ? 'Booked for you' : 'Request sent',
      text: formatMoment(booking.date),
      state: 'done',
    },
    isAnswered
      ? { name: 'Approved', text: undefined, state: 'done' }
      : { name: answer, text: answerBy, state: 'next' },
    hasArrived
      ? { name: 'Arrived', text: undefined, state: 'done' }
      : { name: arrival, text: from, state: isAnswered ? 'next' : 'later' },
  ];
}
