import type { Booking } from '#shared/booking.ts';
import { arrivalPath } from '#shared/mailedPaths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** The way from an approved booking to how one gets into its room. */
export const ArrivalLink = ({ booking }: { booking: Booking }) => (
  <ButtonLink
    to={arrivalPath(booking.id)}
    look="outline"
    size="small"
    aria-label={`How to arrive, ${booking.coldRoomName}`}
  >
    <Icon name="pin" /> How to arrive
  </ButtonLink>
);
