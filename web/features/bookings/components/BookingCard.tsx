import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { reasonWords } from '#shared/reasons.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { saysPresence } from '#web/features/bookings/presenceWords.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';
import { formatRwf, formatShortStay, formatStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import { AskedNote } from './AskedNote.tsx';
import { BookingPicture } from './BookingPicture.tsx';
import { OwnMoney } from './OwnMoney.tsx';
import { PresenceBadge } from './PresenceBadge.tsx';
import { Settlement } from './Settlement.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './BookingCard.module.css';
// Behind the common one, whose rules they change.
import own from './BookingCard.own.module.css';
import staff from './BookingCard.staff.module.css';

interface Props {
  booking: Booking;
  /** Who booked, where somebody else looks at it. */
  customer?: ReactNode;
  /** What more there is to say of its status, beside it. */
  badge?: ReactNode;
  /** Whether its status is said by the badge. */
  statusIsSaid?: boolean;
  /** Whether the list that it stands in says its status to those who see it. */
  statusIsSeen?: boolean;
  /** Whether what it stands under says that its payment is late. */
  lateIsSaid?: boolean;
  /** Whether it stands among those of a client whom the staff look at, and has their look without saying whose it is. */
  isOfClient?: boolean;
  /** Whether it is one of one's own bookings, which has the picture of its room and one action that leads. */
  isOwn?: boolean;
  /**
   * Buttons at the foot. On a card of one's own what leads has `data-main`, and the others are words in one element with
   * `data-rest`, of which a menu holds those with `data-wide` on a phone, and one in `data-few` those with `data-further`
   * in a wide list.
   */
  children?: ReactNode;
}

/** A booking in a list. */
export const BookingCard = ({
  booking,
  customer,
  badge,
  statusIsSaid = false,
  statusIsSeen = false,
  lateIsSaid = false,
  isOfClient = false,
  isOwn = false,
  children,
}: Props) => {
  const reader = customer || isOfClient ? 'admin' : 'customer';
  const look = isOwn ? own : reader === 'admin' ? staff : undefined;
  const stayWords = look === staff ? formatShortStay : formatStay;
  const reason = reasonWords(booking, reader);
  const part = (name: string) => cx(styles[name], look?.[name]);
  return (
    <div className={styles.frame}>
      <article className={part('card')} aria-label={`Booking of ${booking.coldRoomName}`}>
        {isOwn && <BookingPicture booking={booking} className={own.picture} />}
        <header className={part('head')}>
          <h3>{booking.coldRoomName}</h3>
          {statusIsSeen && !saysPresence(booking) && (
            <span className="visually-hidden">{statusLabels[booking.status]}</span>
          )}
          {!statusIsSaid && !statusIsSeen && !saysPresence(booking) && (
            <StatusBadge status={booking.status} dot={look === staff} />
          )}
          {badge}
          {saysPresence(booking) && <PresenceBadge booking={booking} dot={look === staff} />}
          {isOwn && !lateIsSaid && isPaymentOverdue(booking, serverToday()) && (
            <Badge tone="bad">Overdue</Badge>
          )}
        </header>
        <ul className={part('facts')}>
          {booking.number && (
            <li className={part('number')}>
              <Icon name="card" /> <BookingNumber number={booking.number} />
            </li>
          )}
          {customer && (
            <li className={part('customer')}>
              <Icon name="user" /> {customer}
            </li>
          )}
          <li className={part('days')}>
            <Icon name="calendar" /> {stayWords(booking.startDate, booking.endDate)}
          </li>
          <li className={part('place')}>
            <Icon name="pin" /> {booking.coldRoomLocation}
          </li>
          <li className={part('type')}>
            <Icon name={booking.roomType === 'Ware House' ? 'boxes' : 'snow'} />{' '}
            {roomTypeLabels[booking.roomType]}
          </li>
        </ul>
        {reason && (
          <p className={styles.reason}>
            <span>Reason:</span> {reason}
          </p>
        )}
        <AskedNote booking={booking} />
        <div className={part('money')}>
          {isOwn ? (
            <OwnMoney booking={booking} />
          ) : (
            <>
              <p className={part('price')}>
                <span>Total</span>{' '}
                <strong className="whole">{formatRwf(booking.totalPrice)}</strong>
              </p>
              <Settlement booking={booking} />
            </>
          )}
        </div>
        {children && <div className={part('actions')}>{children}</div>}
      </article>
    </div>
  );
};
