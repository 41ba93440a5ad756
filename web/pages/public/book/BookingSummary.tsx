import type { RefObject } from 'react';
import { countDays } from '#shared/days.ts';
import { ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { formatRwf, formatShortDays, plural } from '#web/lib/format.ts';
import { nearbyPath } from '#web/lib/paths.ts';
import type { Wish } from '#web/lib/wish.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SummaryHead } from './SummaryHead.tsx';
import type { BookForm } from './useBookForm.ts';
import styles from './BookPage.module.css';

interface Props {
  booking: BookForm;
  /** Ref to the button; the bar at the foot watches whether it is in view. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The chosen room with the total and the button that books it, or with the way on where it is closed. */
export const BookingSummary = ({ booking, button }: Props) => (
  <aside className={styles.summary} aria-label="Your booking">
    <SummaryHead booking={booking} />
    {booking.room?.status === 'unavailable' ? (
      <ClosedRoom room={booking.room} said={booking.said} />
    ) : (
      <PriceAndButton booking={booking} button={button} />
    )}
  </aside>
);

/** No price, because a closed room cannot be booked at any. */
const ClosedRoom = ({ room, said }: { room: Room; said: Wish }) => (
  <>
    <p className={styles.closed}>{ownMessages.roomUnavailable}</p>
    <p className={styles.small}>
      It takes no bookings, so there is no total. What you filled in is kept for another room.
    </p>
    <ButtonLink to={nearbyPath(room.location, said)} look="primary" size="large" wide>
      Rooms nearby that fit
    </ButtonLink>
  </>
);

/** What is still to be chosen before there is a total. */
function missingOf({ room, isOnItsWay, stay, takenStay }: BookForm): string | undefined {
  if (isOnItsWay) return '–';
  if (!room) return stay ? 'Choose a room' : 'Choose room and days';
  if (takenStay) return 'Not free on these days';
  return stay ? undefined : 'Choose your days to see it';
}

/** What a day costs, and for how many days it is paid once they are chosen: `62,000 Rwf × 3 days`. */
const rateOf = ({ price }: Room, stay: Stay | undefined): string =>
  formatRwf(price) + (stay ? ` × ${plural(countDays(stay.startDate, stay.endDate), 'day')}` : '');

function PriceAndButton({ booking, button }: Props) {
  const { room, stay, takenStay, next, total, form, choose } = booking;
  const missing = missingOf(booking);
  return (
    <>
      <dl className={styles.price} aria-live="polite">
        <Amount name="Price per day">{room ? rateOf(room, stay) : '–'}</Amount>
        <Amount
          name="Total"
          className={cx(styles.total, missing && styles.open, takenStay && styles.taken)}
        >
          {missing ?? formatRwf(total)}
        </Amount>
      </dl>
      {next && (
        <Button
          look="primary"
          size="large"
          wide
          onClick={() => {
            choose(next);
            // This button goes; that below it is the next step.
            button.current?.focus({ preventScroll: true });
          }}
        >
          Choose {formatShortDays(next.startDate, next.endDate)}
        </Button>
      )}
      <Button
        ref={button}
        type="submit"
        look={takenStay ? 'outline' : 'primary'}
        size="large"
        wide
        pending={form.formState.isSubmitting}
      >
        Book
      </Button>
      <p className={styles.small}>
        You pay nothing now. You can cancel until the day before your stay begins, and see what that
        costs, if anything, before you confirm.
      </p>
    </>
  );
}

interface AmountProps {
  name: string;
  className?: string | undefined;
  children: string;
}

/** An amount at the end of its row. Another one takes its place, because longer text would move in it. */
const Amount = ({ name, className, children }: AmountProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd key={children} className="whole">
      {children}
    </dd>
  </div>
);
