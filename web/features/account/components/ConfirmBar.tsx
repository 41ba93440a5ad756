import type { MissedMails } from '#web/features/account/useMissedMails.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ConfirmBar.module.css';

const words: Record<MissedMails, string> = {
  unconfirmed: 'Your email address is not confirmed, so you get no emails about your bookings. ',
  bounced: 'Emails to your address came back, so you get none about your bookings. ',
  complained:
    'Emails to your address were reported as unwanted, so you get none about your bookings. ',
};

/** Says to customers that they get no e-mails about bookings, and leads to where that is mended. */
export const ConfirmBar = ({ missed }: { missed: MissedMails | undefined }) =>
  missed && (
    <p className={styles.bar}>
      <Icon name="mail" />
      <span>
        {words[missed]}
        <Link to={paths.dashboardSettings.path}>Confirm your address</Link>
      </span>
    </p>
  );
