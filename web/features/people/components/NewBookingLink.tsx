import { newBookingPath, paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** The way to the form by which an admin books for somebody, or for this client. */
export const NewBookingLink = ({ client, size }: { client?: string; size?: 'small' }) => (
  <ButtonLink
    to={client === undefined ? paths.adminNewBooking.path : newBookingPath({ client })}
    look="primary"
    {...(size && { size })}
  >
    <Icon name="plus" /> New booking
  </ButtonLink>
);
