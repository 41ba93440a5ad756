import type { DayClaim } from '#shared/timeline.ts';
import { ClaimAnswer } from '#web/features/payments/components/ClaimAnswer.tsx';
import { formatShortStay } from '#web/lib/format.ts';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import styles from './Day.module.css';

interface Props {
  claims: DayClaim[];
  /** Refetches the day, after something was done. */
  look: () => void;
}

/** What customers say they have paid: how to call them, for which room and days, and the answer in place. */
export const DayClaims = ({ claims, look }: Props) => (
  <ul className={styles.claims}>
    {claims.map((claim) => (
      <li key={claim.id}>
        <p className={styles.days}>
          <strong>{claim.coldRoomName}</strong>
          {formatShortStay(claim.startDate, claim.endDate)}
          <PhoneLink number={claim.phoneNumber} />
        </p>
        <ClaimAnswer claim={claim} onDone={look} />
      </li>
    ))}
  </ul>
);
