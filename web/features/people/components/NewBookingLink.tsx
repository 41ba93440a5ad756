import { newBookingPath, paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** The way to the form by which the staff book for somebody, or for this client. */
export const NewBookingLink = ({ client }: { client?: string }) => (
  <ButtonLink
    to={client === undefined ? paths.adminNewBooking.path : newBookingPath({ client })}
    look="primary"
    size="small"
  >
    <Icon name="plus" /> New booking
  </ButtonLink>
);
