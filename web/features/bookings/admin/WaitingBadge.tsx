import type { Booking } from '#shared/booking.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { useNow } from './useNow.ts';
import { waitOf } from './waiting.ts';
import styles from './WaitingBadge.module.css';

/** How long a request has waited for an answer; nothing once it has one. Its colour says that it is long. */
export const WaitingBadge = ({ booking }: { booking: Booking }) =>
  booking.status === 'pending' && <Wait booking={booking} />;

function Wait({ booking }: { booking: Booking }) {
  const wait = waitOf(booking, useNow());
  if (!wait) return null;
  return (
    <Badge tone={wait.tone} dot>
      <span>
        <span className={styles.word}>Waiting </span>
        <span className={cx(wait.tone === 'waiting' && styles.long)}>{wait.length}</span>
      </span>
    </Badge>
  );
}
