import type { RefObject } from 'react';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { formatRwf } from '#web/lib/format.ts';
import { useInView } from '#web/lib/hooks/useInView.ts';
import { reviewPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './StayBar.module.css';

interface Props {
  room: Room;
  /** What is looked for, which the next step takes over. */
  wish: Wish;
  stay: Partial<Stay>;
  /** The booking box's own button: the bar hides while it is in view, so that only one is seen. */
  button: RefObject<HTMLAnchorElement | null>;
}

/** The total of a chosen stay at the foot of a narrow screen, where the booking box is out of sight. */
export function StayBar({ room, wish, stay: { startDate, endDate }, button }: Props) {
  const away = useInView(button);
  if (room.status !== 'available' || !startDate || !endDate) return null;
  return (
    <div className={cx(styles.bar, away && styles.away)} role="group" aria-label="Your stay">
      <p>
        Total{' '}
        <strong className="whole">{formatRwf(totalPrice(startDate, endDate, room.price))}</strong>
      </p>
      <ButtonLink to={reviewPath(room.id, { startDate, endDate }, wish)} look="primary">
        Book Now
      </ButtonLink>
    </div>
  );
}
