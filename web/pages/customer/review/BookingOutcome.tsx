import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { cancellingFact } from '#web/features/bookings/cancellationWords.ts';
import { ArrivalLink } from '#web/features/bookings/components/ArrivalLink.tsx';
import { CalendarButton } from '#web/features/bookings/components/CalendarButton.tsx';
import { ShareButtons } from '#web/features/bookings/components/ShareButtons.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { reasonFact } from '#web/features/bookings/labels.ts';
import { isAhead, lastDayFact } from '#web/features/bookings/whenFacts.ts';
import { useTitle } from '#web/features/notifications/components/PageMeta.tsx';
import { goodsFacts } from '#web/features/receipt/goodsFacts.ts';
import { formatRwf, formatStay } from '#web/lib/format.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { paths, searchPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { StaySteps } from './StaySteps.tsx';
import { againWish } from './againWish.ts';
import { outcomeOf } from './outcomes.ts';
import styles from './SuccessPage.module.css';

/** What there is to know of the stay besides its room, days and number. */
const stayFacts = (booking: Booking): [string, ReactNode][] => [
  ...reasonFact(booking, 'customer'),
  ['Location', booking.coldRoomLocation],
  ...(isAhead(booking) ? [lastDayFact(booking)] : []),
  ...goodsFacts(booking),
];

/** What the booking costs, and what cancelling it would. */
const costFacts = (booking: Booking): [string, ReactNode][] => [
  [
    'Total price',
    <strong key="total" className="whole">
      {formatRwf(booking.totalPrice)}
    </strong>,
  ],
  ...(isAhead(booking) ? cancellingFact(booking) : []),
];

/** What has come of a booking, which one it is, and the way on. */
export function BookingOutcome({ booking }: { booking: Booking }) {
  const { title, text, isSuccess } = outcomeOf(booking);
  useTitle(isSuccess ? paths.success.title : title);
  return (
    <Card className={styles.card}>
      <div className={styles.outcome}>
        <span className={cx(styles.sign, !isSuccess && styles.noStay)}>
          <Icon name={isSuccess ? 'check' : 'info'} />
        </span>
        <h1>{title}</h1>
        <StatusBadge status={booking.status} />
        <p className="muted">{text}</p>
        <StaySteps booking={booking} />
      </div>
      <div className={styles.details}>
        <Group title="Your stay">
          <Stay booking={booking} />
          <FactList facts={stayFacts(booking)} />
        </Group>
        <Group title="What it costs">
          <FactList facts={costFacts(booking)} />
        </Group>
        <ShareButtons booking={booking} />
      </div>
      <Ways booking={booking} />
    </Card>
  );
}

/** Where one goes from here. */
function Ways({ booking }: { booking: Booking }) {
  const wish = useWish();
  return (
    <div className={styles.actions}>
      <ButtonLink to={paths.bookings.path} look="primary">
        See your bookings
      </ButtonLink>
      {booking.status === 'approved' && (
        <>
          <ArrivalLink booking={booking} size="medium" />
          <CalendarButton booking={booking} size="medium" />
        </>
      )}
      <ButtonLink to={searchPath(againWish(booking, wish))} look="ghost">
        Find another room
      </ButtonLink>
      <ButtonLink to={paths.home.path} look="ghost">
        Go to Home
      </ButtonLink>
    </div>
  );
}

/** The room, the days and the number: what one would say of a booking on the telephone. */
const Stay = ({ booking }: { booking: Booking }) => (
  <div className={styles.stay}>
    <p className={styles.room}>{booking.coldRoomName}</p>
    <p className={styles.days}>{formatStay(booking.startDate, booking.endDate)}</p>
    {booking.number && (
      <p className={styles.number}>
        Booking number <strong className="whole">{booking.number}</strong>
      </p>
    )}
  </div>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    {children}
  </section>
);
