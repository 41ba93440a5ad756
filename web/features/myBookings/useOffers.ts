import { useNavigate } from 'react-router-dom';
import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { arrivalPath } from '#shared/mailedPaths.ts';
import { type BookingAction, mayCancel } from '#web/features/bookings/index.ts';
import { rateText } from '#web/features/ratings/index.ts';
import { serverToday } from '#web/lib/session.ts';
import type { Lead } from './leadOf.ts';
import { payText } from './payText.ts';
import { useAsked } from './useAsked.ts';

/** Something that can be done about a booking: in words, and as an item of a menu. */
export interface OwnOffer {
  action: Lead | 'change' | 'ask' | 'cancel';
  text: string;
  danger?: boolean;
  pending?: boolean;
  onChoose: () => void;
}

/** All that its customer can do about a booking now, in the order in which it is offered beside what leads. */
export function useOffers(
  booking: Booking,
  start: (action: BookingAction, booking: Booking) => void,
): OwnOffer[] {
  const { id, status, checkedOut, startDate } = booking;
  const navigate = useNavigate();
  const begin = (action: Exclude<OwnOffer['action'], 'arrival'>, text: string): OwnOffer => ({
    action,
    text,
    onChoose: () => start(action, booking),
  });
  const asked = useAsked(booking, () => start('ask', booking));
  const arrival: OwnOffer = {
    action: 'arrival',
    text: 'How to arrive',
    onChoose: () => void navigate(arrivalPath(id)),
  };
  const isAhead = status === 'pending' && startDate >= serverToday();
  return [
    ...(owedOf(booking) > 0 ? [begin('pay', payText(booking))] : []),
    begin('details', 'Details'),
    ...(status === 'approved' && !checkedOut ? [arrival] : []),
    ...(status === 'completed' ? [begin('rate', rateText(booking))] : []),
    ...(isAhead ? [begin('change', 'Change days')] : []),
    ...(asked ? [{ action: 'ask' as const, ...asked }] : []),
    ...(mayCancel(booking, 'customer') ? [{ ...begin('cancel', 'Cancel'), danger: true }] : []),
  ];
}
