import { needsConfirmation } from '#shared/emailOff.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ConfirmBar.module.css';

/** Says to customers that they get no e-mails about bookings, and leads to where that is mended. */
export function ConfirmBar() {
  const { data: account } = useCall('account.get', {}, '');
  if (!account || !needsConfirmation(account)) return null;
  return (
    <p className={styles.bar}>
      <Icon name="mail" />
      <span>
        {account.emailOff === undefined
          ? 'Your email address is not confirmed, so you get no emails about your bookings. '
          : 'No emails get to your address, so you get none about your bookings. '}
        <Link to={paths.dashboardSettings.path}>Confirm your address</Link>
      </span>
    </p>
  );
}
