import { newBookingPath, paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './NewBookingLink.module.css';

interface Props {
  client?: string;
  /** Whether a phone has its first word alone, beside other buttons. */
  brief?: boolean;
}

/** The way to the form by which the staff book for somebody, or for this client. */
export const NewBookingLink = ({ client, brief }: Props) => (
  <ButtonLink
    to={client === undefined ? paths.adminNewBooking.path : newBookingPath({ client })}
    look="primary"
    size="small"
  >
    <Icon name="plus" />{' '}
    <span>
      New<span className={brief ? styles.rest : undefined}> booking</span>
    </span>
  </ButtonLink>
);
