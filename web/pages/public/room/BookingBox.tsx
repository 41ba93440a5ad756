import type { RefObject } from 'react';
import type { Stay } from '#shared/stay.ts';
import { OtherWays } from '#web/features/rooms/components/OtherWays.tsx';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { bookingFormPath, bookPath, reviewPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { DayBox, StayTotal } from './DayBox.tsx';
import { FittingLink, GoodsNote, BOX_BESIDE } from './GoodsNote.tsx';
import { PriceLine } from './PriceLine.tsx';
import { leadTo } from './leadTo.ts';
import type { NextStep } from './nextStep.ts';
import styles from './BookingBox.module.css';

interface Props extends NextStep {
  /** The days chosen so far, of which one may be missing. */
  stay: Partial<Stay>;
  /** Which days of the address are not taken into account, and why. */
  leftOut: string | undefined;
  /** Around the button, or the ways in its place; the bar at the foot watches whether it is in view. */
  button: RefObject<HTMLDivElement | null>;
  /** The calendar, to which the box of the days leads. */
  calendar: RefObject<HTMLElement | null>;
  /** Chooses other days. */
  onChoose: (stay: Stay) => void;
}

/** Price per day, the days chosen so far with their total, and the button to book, or the ways round what keeps from it. */
export function BookingBox({ stay, leftOut, button, calendar, onChoose, ...step }: Props) {
  const { room, wish, chosen, taken, problem, isTooHeavy, next } = step;
  const isWide = useMedia(BOX_BESIDE);
  const isClosed = room.status !== 'available';
  // Before the scripts are there, a link carries its address and nothing else.
  const form = useIsInBrowser()
    ? bookingFormPath({ ...wish, coldRoomId: room.id })
    : bookPath(room.id);
  return (
    <aside tabIndex={-1} className={styles.box} aria-label="Price and booking">
      <PriceLine step={step} className={styles.price} />
      {!isClosed && <DayBox stay={stay} onAdd={() => leadTo(calendar.current)} />}
      {!isClosed && leftOut && (
        <p className={cx(styles.small, styles.taken)} role="status">
          {leftOut}
        </p>
      )}
      {isWide && <GoodsNote step={step} />}
      {!isTooHeavy && <Outcome {...step} />}
      <div ref={button} className={styles.way}>
        {isTooHeavy ? (
          <FittingLink step={step} look="primary" wide />
        ) : problem ? (
          <OtherWays
            room={room}
            stay={chosen}
            // Without them, none are offered: also days that no stay may have could be free later.
            taken={next && taken}
            wish={wish}
            onChoose={onChoose}
            leads
          />
        ) : (
          <ButtonLink
            to={chosen ? reviewPath(room.id, chosen, wish) : form}
            state={{ coldRoomId: room.id }}
            look="primary"
            size="large"
            wide
          >
            Book Now
          </ButtonLink>
        )}
      </div>
      {!isClosed && !isTooHeavy && (
        <p className={styles.small}>
          You pay nothing now. You can cancel until the day before your stay begins, and see what
          that costs, if anything, before you confirm.
        </p>
      )}
    </aside>
  );
}

/** What comes of the days: their total, why they cannot be had, or, until they are chosen, what will be paid. */
const Outcome = ({ room, chosen, total, problem }: NextStep) => (
  <>
    <div className={styles.outcome} aria-live="polite">
      {chosen && !problem && <StayTotal room={room} stay={chosen} total={total} />}
      {!chosen && !problem && <p className={styles.small}>Your first and last day both count.</p>}
    </div>
    {problem && (
      <p className={room.status === 'available' ? styles.taken : styles.closed} role="status">
        {problem}
      </p>
    )}
  </>
);
