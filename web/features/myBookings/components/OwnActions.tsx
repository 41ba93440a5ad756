import type { ComponentProps, ReactNode } from 'react';
import { owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { type BookingAction, ArrivalLink, mayCancel } from '#web/features/bookings/index.ts';
import { leadOf, type Lead } from '#web/features/myBookings/leadOf.ts';
import { rateText } from '#web/features/ratings/index.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { AskedActions, canAsk } from './AskedActions.tsx';
import { MoreActions } from './MoreActions.tsx';
import { payText } from './payText.ts';

interface Props {
  booking: Booking;
  /** Whether its button is the one filled button of what it stands in. */
  isUrgent: boolean;
  start: (action: BookingAction, booking: Booking) => void;
}

type Look = Pick<ComponentProps<typeof ArrivalLink>, 'look' | 'size' | 'data-main' | 'data-lead'>;

/** How what leads is filled. Without a look here it is not even on the most urgent booking, and is no main one. */
const filledLooks: Partial<Record<Lead, ButtonLook>> = { pay: 'primary', arrival: 'secondary' };

/** How many actions a phone that is 360 px wide holds in equal columns below the one that leads. */
const LINE_HOLDS = 2;

/**
 * What can be done about one's own booking: what matters most now first and as a button, all else as words. What a
 * line of a phone does not hold stands behind "More" there.
 */
export function OwnActions({ booking, isUrgent, start }: Props) {
  const { status, coldRoomName, checkedOut, startDate } = booking;
  const lead = leadOf(booking);
  const leadLook = (isUrgent ? filledLooks[lead] : undefined) ?? 'outline';
  const lookOf = (action: Lead): Look => ({
    look: action === lead ? leadLook : 'ghost',
    size: action === lead ? 'medium' : 'small',
    'data-main': (action === lead && action in filledLooks) || undefined,
    'data-lead': action === lead || undefined,
  });
  const button = (action: BookingAction, text: string, look: Look) => (
    <Button
      key={action}
      size="small"
      {...look}
      aria-label={`${text}, ${coldRoomName}`}
      onClick={() => start(action, booking)}
    >
      {text}
    </Button>
  );
  const offers: Record<Lead, ReactNode> = {
    pay: owedOf(booking) > 0 && button('pay', payText(booking), lookOf('pay')),
    arrival: status === 'approved' && !checkedOut && (
      <ArrivalLink key="arrival" booking={booking} {...lookOf('arrival')} />
    ),
    rate: status === 'completed' && button('rate', rateText(booking), lookOf('rate')),
    details: button('details', 'Details', lookOf('details')),
  };
  const { [lead]: first, ...others } = offers;
  const rest = [
    ...Object.values<ReactNode>(others),
    status === 'pending' &&
      startDate >= todayInKigali() &&
      button('change', 'Change days', { look: 'ghost' }),
    canAsk(booking) && (
      <AskedActions key="ask" booking={booking} onAsk={() => start('ask', booking)} />
    ),
    mayCancel(booking, 'customer') && button('cancel', 'Cancel', { look: 'quietDanger' }),
  ].filter(Boolean);
  const folds = rest.length > LINE_HOLDS;
  return (
    <>
      {first}
      {rest.length > 0 && (
        <div data-rest>
          {folds ? rest.slice(0, LINE_HOLDS - 1) : rest}
          {folds && <MoreActions of={coldRoomName}>{rest.slice(LINE_HOLDS - 1)}</MoreActions>}
        </div>
      )}
    </>
  );
}
