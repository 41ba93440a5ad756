import type { Booking } from '#shared/booking.ts';
import { arrivalPath } from '#shared/mailedPaths.ts';
import { ButtonLink, type ButtonLook, type ButtonSize } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface Props {
  booking: Booking;
  size?: ButtonSize;
  look?: ButtonLook;
  /** Whether it is the main one of its card. */
  'data-main'?: boolean | undefined;
}

/** The way from an approved booking to how one gets into its room. */
export const ArrivalLink = ({ booking, size = 'small', look = 'outline', ...rest }: Props) => (
  <ButtonLink
    to={arrivalPath(booking.id)}
    {...rest}
    look={look}
    size={size}
    aria-label={`How to arrive, ${booking.coldRoomName}`}
  >
    <Icon name="pin" /> How to arrive
  </ButtonLink>
);
