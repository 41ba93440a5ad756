import type { Booking } from '#shared/booking.ts';
import { isLate, presenceOf } from '#shared/presence.ts';
import { serverToday } from '#web/lib/session.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './PresenceDot.module.css';

interface Props {
  booking: Booking;
  /** What is said of somebody who should have left. @default 'Not checked out' */
  late?: string | undefined;
}

/**
 * Whether a booking's customer is in the room, has left, or should have, as a dot and words; nothing before the
 * check-in.
 */
export function PresenceDot({ booking, late = 'Not checked out' }: Props) {
  const presence = presenceOf(booking);
  if (presence === 'expected') return null;
  const isIn = presence === 'in';
  const shouldHaveLeft = isLate(booking, serverToday());
  const words = isIn ? 'Checked in' : 'Checked out';
  return (
    <span className={cx(styles.presence, isIn && styles.in, shouldHaveLeft && styles.late)}>
      {shouldHaveLeft ? late : words}
    </span>
  );
}
