import type { ReactNode } from 'react';
import { countDays } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { cancellingFact } from '#web/features/bookings/cancellationWords.ts';
import { goodsOf } from '#web/features/bookings/form/bookingRequest.ts';
import type { Terms } from '#web/features/bookings/form/useTerms.ts';
import { goodsFacts, misfitFact } from '#web/features/receipt/goodsFacts.ts';
import { formatRwf, formatWholeDay, plural } from '#web/lib/format.ts';
import type { Choice } from './choice.ts';

const daysIn = ({ startDate, endDate }: Choice): string =>
  startDate <= endDate ? plural(countDays(startDate, endDate), 'day') : '–';

/** The goods as far as they were said; that none were, as long as they can still be added. */
function saidGoods(choice: Choice, isSent: boolean): [string, ReactNode][] {
  const facts = goodsFacts(goodsOf(choice));
  return facts.length > 0 || isSent
    ? facts
    : [['Goods', 'None stated; add them under Edit Details']];
}

/** What is about to be booked, line by line; the total, in Rwf, stands last, where it is confirmed. */
export const reviewFacts = (
  room: Room,
  choice: Choice,
  total: number,
  terms: Terms | undefined,
  isSent: boolean,
): [string, ReactNode][] => [
  ['Start date', formatWholeDay(choice.startDate)],
  ['End date', formatWholeDay(choice.endDate)],
  ['Days', daysIn(choice)],
  ...saidGoods(choice, isSent),
  ...misfitFact(choice, room),
  ...cancellingFact({ ...terms, startDate: choice.startDate, totalPrice: total }),
  [
    'Room ID',
    <small key="id" className="muted">
      {room.id}
    </small>,
  ],
  ['Price per day', formatRwf(room.price)],
  [
    'Total price',
    <strong key="total" className="whole">
      {total > 0 ? formatRwf(total) : '–'}
    </strong>,
  ],
];
