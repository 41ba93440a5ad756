import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { ArrivalLink } from '#web/features/bookings/components/ArrivalLink.tsx';
import { CalendarButton } from '#web/features/bookings/components/CalendarButton.tsx';
import { ShareButtons } from '#web/features/bookings/components/ShareButtons.tsx';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { numberFact, reasonFact } from '#web/features/bookings/labels.ts';
import { whenFacts } from '#web/features/bookings/whenFacts.ts';
import { useTitle } from '#web/features/notifications/components/PageMeta.tsx';
import { goodsFacts } from '#web/features/receipt/goodsFacts.ts';
import { formatRwf, formatWholeDay } from '#web/lib/format.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { paths, searchPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { againWish } from './againWish.ts';
import { outcomeOf } from './outcomes.ts';
import styles from './SuccessPage.module.css';

/** The days of a booking, once: what happens when, or its days alone where nothing happens any more. */
function dayFacts(booking: Booking): [string, string][] {
  const facts = whenFacts(booking);
  if (facts.length > 0) return facts;
  return [
    ['Start date', formatWholeDay(booking.startDate)],
    ['End date', formatWholeDay(booking.endDate)],
  ];
}

const factsOf = (booking: Booking): [string, ReactNode][] => [
  ...numberFact(booking),
  ['Room', booking.coldRoomName],
  ['Location', booking.coldRoomLocation],
  ...dayFacts(booking),
  [
    'Total price',
    <strong key="total" className="whole">
      {formatRwf(booking.totalPrice)}
    </strong>,
  ],
  ...goodsFacts(booking),
  ['Status', <StatusBadge key="status" status={booking.status} />],
  ...reasonFact(booking),
];

/** What has come of a booking, which one it is, and the way on. */
export function BookingOutcome({ booking }: { booking: Booking }) {
  const { title, text, isSuccess } = outcomeOf(booking);
  const wish = useWish();
  useTitle(isSuccess ? undefined : title);
  return (
    <Card className={styles.card}>
      <span className={cx(styles.sign, !isSuccess && styles.noStay)}>
        <Icon name={isSuccess ? 'check' : 'info'} />
      </span>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <div className={styles.facts}>
        <FactList facts={factsOf(booking)} />
      </div>
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
      <ShareButtons booking={booking} />
    </Card>
  );
}
