import type { RefObject } from 'react';
import { ownMessages } from '#shared/messages.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { formatNumber, formatRwf, formatStay } from '#web/lib/format.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { bookingFormPath, bookPath, reviewPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import styles from './RoomPage.module.css';

interface Props {
  room: Room;
  /** What is looked for, which the next step takes over. */
  wish: Wish;
  /** The days chosen in the calendar: with both, the next step is their review. */
  stay: Partial<Stay>;
  /** Ref to the button; the bar at the foot watches whether it is in view. */
  button: RefObject<HTMLAnchorElement | null>;
}

const yes = () => true;

/** Price per day, the stay chosen so far with its total, and the button to book. */
export function BookingBox({ room, wish, stay: { startDate, endDate }, button }: Props) {
  const chosen = startDate && endDate ? { startDate, endDate } : undefined;
  // Before the scripts are there, a link carries its address and nothing else.
  const form = useInBrowser(yes)
    ? bookingFormPath({ ...wish, coldRoomId: room.id })
    : bookPath(room.id);
  return (
    <aside className={styles.box} aria-label="Price and booking">
      <p className={styles.price}>
        <strong className="whole">{formatNumber(room.price)}</strong> Rwf / Day
      </p>
      <div className={styles.chosen} aria-live="polite">
        {chosen ? (
          <>
            <p>{formatStay(chosen.startDate, chosen.endDate)}</p>
            <p className={styles.total}>
              Total{' '}
              <strong className="whole">
                {formatRwf(totalPrice(chosen.startDate, chosen.endDate, room.price))}
              </strong>
            </p>
          </>
        ) : (
          <p>You pay for each day of your stay, the first and the last included.</p>
        )}
      </div>
      {room.status === 'available' ? (
        <ButtonLink
          ref={button}
          to={chosen ? reviewPath(room.id, chosen, wish) : form}
          state={{ coldRoomId: room.id }}
          look="primary"
          size="large"
          wide
        >
          Book Now
        </ButtonLink>
      ) : (
        <p className={styles.closed}>{ownMessages.roomUnavailable}</p>
      )}
      <p className={styles.small}>
        Booking is free of charge and waits for our answer. You can cancel until the day before your
        stay begins; what that costs, if anything, you read before you confirm.
      </p>
    </aside>
  );
}
