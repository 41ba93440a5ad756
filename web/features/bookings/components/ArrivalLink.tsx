import type { Booking } from '#shared/booking.ts';
import { arrivalPath } from '#shared/mailedPaths.ts';
import { ButtonLink, type ButtonSize } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface Props {
  booking: Booking;
  size?: ButtonSize;
}

/** The way from an approved booking to how one gets into its room. */
export const ArrivalLink = ({ booking, size = 'small' }: Props) => (
  <ButtonLink
    to={arrivalPath(booking.id)}
    look="outline"
    size={size}
    aria-label={`How to arrive, ${booking.coldRoomName}`}
  >
    <Icon name="pin" /> How to arrive
  </ButtonLink>
);
