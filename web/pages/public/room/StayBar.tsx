import type { RefObject } from 'react';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { formatRwf } from '#web/lib/format.ts';
import { REACHED, useInView } from '#web/lib/hooks/useInView.ts';
import { reviewPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './StayBar.module.css';

interface Props {
  room: Room;
  /** What is looked for, which the next step takes over. */
  wish: Wish;
  stay: Partial<Stay>;
  /** The booking box's own button: the bar hides while it is in view, so that only one is seen. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The calendar, to which the bar leads until days are chosen. */
  calendar: RefObject<HTMLElement | null>;
}

/** The next step at the foot of a narrow screen, where calendar and booking box are out of sight. */
export function StayBar({ room, wish, stay: { startDate, endDate }, button, calendar }: Props) {
  const isButtonSeen = useInView(button);
  const isCalendarReached = useInView(calendar, REACHED);
  if (room.status !== 'available') return null;
  const chosen = startDate && endDate ? { startDate, endDate } : undefined;
  return (
    <div
      className={cx(styles.bar, (isButtonSeen || (!chosen && isCalendarReached)) && styles.away)}
      role="group"
      aria-label="Your stay"
    >
      <p>
        {chosen ? 'Total' : 'Each day'}{' '}
        <strong className="whole">
          {formatRwf(
            chosen ? totalPrice(chosen.startDate, chosen.endDate, room.price) : room.price,
          )}
        </strong>
      </p>
      {chosen ? (
        <ButtonLink to={reviewPath(room.id, chosen, wish)} look="primary">
          Book Now
        </ButtonLink>
      ) : (
        <Button look="primary" onClick={() => calendar.current?.scrollIntoView()}>
          Choose days
        </Button>
      )}
    </div>
  );
}
