import type { ComponentProps } from 'react';
import { waitingChange } from '#shared/askedChange.ts';
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

/** How what leads is filled on the most urgent booking. What has no look here is words there too, because it can wait. */
const filledLooks: Partial<Record<Lead, ButtonLook>> = { pay: 'primary', arrival: 'secondary' };

/**
 * What can be done about one's own booking: paying or the way to the room as a button, whichever matters more now, and
 * all else as words. A phone has it in the line of the sum: the button, and a menu of the rest, or a word where that is
 * one thing alone. A wide list has it there too: a few words, a menu of those that are further, and the button.
 */
export function OwnActions({ booking, isUrgent, start }: Props) {
  const { coldRoomName } = booking;
  const offers = useOffers(booking, start);
  const lead = leadOf(booking);
  const main = lead in filledLooks ? lead : undefined;
  const rest = offers.filter(({ action }) => action !== main);
  const inMenu = rest.length > 1 ? rest : [];
  const further = furtherOf(rest, booking);
  const filled = isUrgent ? filledLooks[lead] : undefined;
  return (
    <>
      {offers
        .filter(({ action }) => action === main)
        .map((offer) => (
          <OfferButton
            key={offer.action}
            offer={offer}
            booking={booking}
            look={filled ?? 'outline'}
            size={filled ? 'medium' : 'small'}
            data-main
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
              data-further={further.includes(offer) || undefined}
            />
          ))}
          {inMenu.length > 0 && <Menu label={`More, ${coldRoomName}`} items={inMenu} />}
          {further.length > 0 && (
            <div data-few>
              <Menu label={`More for ${coldRoomName}`} items={further} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/**
 * What a line of few words does not hold: what follows the third, or the words of taking back a request, which are
 * many.
 */
function furtherOf(rest: readonly OwnOffer[], booking: Booking): OwnOffer[] {
  const isAsked = waitingChange(booking) !== undefined;
  const from = rest.findIndex(({ action }, at) => at === 3 || (isAsked && action === 'ask'));
  return from < 0 ? [] : rest.slice(from);
}

type OfferProps = Pick<
  ComponentProps<typeof ArrivalLink>,
  'booking' | 'look' | 'size' | 'data-main'
> & {
  offer: OwnOffer;
  /** Whether a phone has it in the menu instead. */
  'data-wide'?: boolean | undefined;
  /** Whether a wide list has it in its menu instead. */
  'data-further'?: boolean | undefined;
};

/** One of them, outside of the menu. */
function OfferButton({ offer, booking, ...look }: OfferProps) {
  const { action, text, pending = false, onChoose } = offer;
  if (action === 'arrival') return <ArrivalLink booking={booking} {...look} />;
  return (
    <Button
      {...look}
      aria-label={`${text}, ${booking.coldRoomName}`}
      pending={pending}
      onClick={onChoose}
    >
      {text}
    </Button>
  );
}
