import type { Booking } from '#shared/booking.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useNow } from './useNow.ts';
import { waitOf } from './waiting.ts';
import styles from './WaitingBadge.module.css';

/** How long a request has waited for an answer; nothing once it has one. It is a sign only once it is long. */
export const WaitingBadge = ({ booking }: { booking: Booking }) =>
  booking.status === 'pending' && <Wait booking={booking} />;

function Wait({ booking }: { booking: Booking }) {
  const wait = waitOf(booking, useNow());
  if (!wait) return null;
  const words = (
    <span>
      <span className={styles.word}>Waiting </span>
      {wait.length}
    </span>
  );
  return wait.tone === 'neutral' ? (
    <span className={styles.wait}>{words}</span>
  ) : (
    <Badge tone={wait.tone} dot>
      {words}
    </Badge>
  );
}
