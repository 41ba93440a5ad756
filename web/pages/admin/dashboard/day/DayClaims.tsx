import type { DayClaim } from '#shared/timeline.ts';
import { ClaimAnswer } from '#web/features/payments/components/ClaimAnswer.tsx';
import { formatShortStay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import styles from './Day.module.css';

interface Props {
  claims: DayClaim[];
  /** Which of them somebody else has answered. */
  gone: ReadonlySet<string>;
  /** Refetches the day, after something was done. */
  onDone: () => void;
}

/** What customers say they have paid: how to call them, for which room and days, and the answer in place. */
export const DayClaims = ({ claims, gone, onDone }: Props) => (
  <ul className={styles.claims}>
    {claims.map((claim) => (
      <li key={claim.id}>
        <p className={styles.days}>
          <strong>{claim.coldRoomName}</strong>
          {formatShortStay(claim.startDate, claim.endDate)}
          <PhoneLink number={claim.phoneNumber} />
          {gone.has(claim.id) && <Badge>Answered</Badge>}
        </p>
        <ClaimAnswer claim={claim} answered={gone.has(claim.id)} onDone={onDone} />
      </li>
    ))}
  </ul>
);
