import type { ComponentProps } from 'react';
import type { Booking } from '#shared/booking.ts';
import { type BookingAction, ArrivalLink } from '#web/features/bookings/index.ts';
import { leadOf, type Lead } from '#web/features/myBookings/leadOf.ts';
import { useOffers, type OwnOffer } from '#web/features/myBookings/useOffers.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';

interface Props {
  booking: Booking;
  /** Whether its button is the one filled button of what it stands in. */
  isUrgent: boolean;
  start: (action: BookingAction, booking: Booking) => void;
}

/** How what leads is filled. Without a look here it is not even on the most urgent booking, and is no main one. */
const filledLooks: Partial<Record<Lead, ButtonLook>> = { pay: 'primary', arrival: 'secondary' };

/**
 * What can be done about one's own booking: what matters most now first and as a button, all else as words. A phone has one
 * line for it: the way to the room, or what is the only other thing, in words, and the rest in a menu.
 */
export function OwnActions({ booking, isUrgent, start }: Props) {
  const { coldRoomName } = booking;
  const offers = useOffers(booking, start);
  const lead = leadOf(booking);
  const rest = offers.filter(({ action }) => action !== lead);
  const inMenu = rest.filter(({ action }) => rest.length > 1 && action !== 'arrival');
  return (
    <>
      {offers
        .filter(({ action }) => action === lead)
        .map((offer) => (
          <OfferButton
            key={offer.action}
            offer={offer}
            booking={booking}
            look={(isUrgent ? filledLooks[lead] : undefined) ?? 'outline'}
            size="medium"
            data-main={lead in filledLooks || undefined}
            data-lead
          />
        ))}
      {rest.length > 0 && (
        <div data-rest>
          {rest.map((offer) => (
            <OfferButton
              key={offer.action}
              offer={offer}
              booking={booking}
              look={offer.danger ? 'quietDanger' : 'ghost'}
              size="small"
              data-wide={inMenu.includes(offer) || undefined}
            />
          ))}
          {inMenu.length > 0 && <Menu label={`More, ${coldRoomName}`} items={inMenu} />}
        </div>
      )}
    </>
  );
}

type OfferProps = Pick<
  ComponentProps<typeof ArrivalLink>,
  'booking' | 'look' | 'size' | 'data-main' | 'data-lead'
> & {
  offer: OwnOffer;
  /** Whether a phone has it in the menu instead. */
  'data-wide'?: boolean | undefined;
};

/** One of them, outside of the menu. */
function OfferButton({ offer, booking, ...look }: OfferProps) {
  const { action, text, pending = false, pendingText, onChoose } = offer;
  if (action === 'arrival') return <ArrivalLink booking={booking} {...look} />;
  return (
    <Button
      {...look}
      aria-label={`${text}, ${booking.coldRoomName}`}
      pending={pending}
      pendingText={pendingText}
      onClick={onChoose}
    >
      {text}
    </Button>
  );
}
