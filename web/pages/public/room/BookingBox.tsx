import type { RefObject } from 'react';
import type { Stay } from '#shared/stay.ts';
import { OtherWays } from '#web/features/rooms/components/OtherWays.tsx';
import { formatNumber, formatRwf, formatStay } from '#web/lib/format.ts';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { bookingFormPath, bookPath, reviewPath } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import type { NextStep } from './nextStep.ts';
import styles from './RoomPage.module.css';

interface Props extends NextStep {
  /** Ref to the button; the bar at the foot watches whether it is in view. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The calendar, to which it leads. */
  calendar: RefObject<HTMLElement | null>;
  /** Chooses other days. */
  onChoose: (stay: Stay) => void;
}

/** Price per day, the stay chosen so far with its total, and the button to book, or the ways round what keeps from it. */
export function BookingBox({
  room,
  wish,
  chosen,
  total,
  taken,
  problem,
  button,
  calendar,
  onChoose,
}: Props) {
  const isClosed = room.status !== 'available';
  // Before the scripts are there, a link carries its address and nothing else.
  const form = useIsInBrowser()
    ? bookingFormPath({ ...wish, coldRoomId: room.id })
    : bookPath(room.id);
  return (
    <aside className={styles.box} aria-label="Price and booking">
      <p className={styles.price}>
        <strong className="whole">{formatNumber(room.price)}</strong> Rwf / Day
      </p>
      <div className={styles.chosen} aria-live="polite">
        {chosen && <p>{formatStay(chosen.startDate, chosen.endDate)}</p>}
        {chosen && !problem && (
          <p className={styles.total}>
            Total <strong className="whole">{formatRwf(total)}</strong>
          </p>
        )}
        {!chosen && !isClosed && (
          <p>You pay for each day of your stay, the first and the last included.</p>
        )}
      </div>
      {problem ? (
        <>
          <p className={styles.closed} role="status">
            {problem}
          </p>
          <OtherWays
            room={room}
            stay={chosen}
            taken={isClosed ? undefined : taken}
            wish={wish}
            onChoose={onChoose}
          />
        </>
      ) : (
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
      )}
      {!problem && (
        <Button
          look="outline"
          wide
          className={styles.toDays}
          onClick={() => calendar.current?.scrollIntoView()}
        >
          See the free days
        </Button>
      )}
      {!isClosed && (
        <p className={styles.small}>
          Booking is free of charge and waits for our answer. You can cancel until the day before
          your stay begins; what that costs, if anything, you read before you confirm.
        </p>
      )}
    </aside>
  );
}
