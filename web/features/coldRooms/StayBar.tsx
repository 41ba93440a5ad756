import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { formatRwf } from '#web/app/format.ts';
import { reviewPath } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import styles from './StayBar.module.css';

interface Props {
  room: Room;
  stay: Partial<Stay>;
}

/** The total of a chosen stay at the foot of a narrow screen, where the booking box is out of sight. */
export function StayBar({ room, stay: { startDate, endDate } }: Props) {
  if (room.status !== 'available' || !startDate || !endDate) return null;
  return (
    <div className={styles.bar} role="group" aria-label="Your stay">
      <p>
        Total <strong>{formatRwf(totalPrice(startDate, endDate, room.price))}</strong>
      </p>
      <ButtonLink to={reviewPath(room.id, { startDate, endDate })} look="primary">
        Book Now
      </ButtonLink>
    </div>
  );
}
