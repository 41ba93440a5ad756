import { balanceOf, owedOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import {
  type BookingAction,
  BookingPicture,
  ownAmount,
  PresenceBadge,
  saysPresence,
  statusLabels,
} from '#web/features/bookings/index.ts';
import { payText } from '#web/features/myBookings/payText.ts';
import { isPaymentOverdue } from '#web/features/payments/index.ts';
import { formatRwf, formatStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './LedgerRow.module.css';

interface Props {
  booking: Booking;
  start: (action: BookingAction, booking: Booking) => void;
}

/**
 * A booking as a line of receipts: what it cost, what is paid and left of it, and its papers. On a phone it is laid out
 * as a card of one's own bookings, with one button and a menu of the rest.
 */
export function LedgerRow({ booking, start }: Props) {
  const { coldRoomName, number, startDate, endDate, totalPrice, paid = 0 } = booking;
  const owes = owedOf(booking) > 0;
  const of = (action: BookingAction, text: string) => ({
    'aria-label': `${text}, ${coldRoomName}`,
    onClick: () => start(action, booking),
  });
  const inMenu = (action: BookingAction, text: string) => ({
    text,
    onChoose: () => start(action, booking),
  });
  return (
    <article className={styles.row} aria-label={`Booking of ${coldRoomName}`}>
      <BookingPicture booking={booking} className={styles.picture} />
      <h3>{coldRoomName}</h3>
      <p className={styles.total}>
        <span className="visually-hidden">Total</span>{' '}
        <strong className="whole">{formatRwf(totalPrice)}</strong>
      </p>
      <p className={styles.facts}>
        {number && <BookingNumber number={number} />}
        <span className={styles.days}>{formatStay(startDate, endDate)}</span>
        <span className={styles.status}>
          {saysPresence(booking) ? (
            <PresenceBadge booking={booking} dot />
          ) : (
            statusLabels[booking.status]
          )}
        </span>
      </p>
      <p className={styles.paid}>
        <span className="visually-hidden">Paid</span>{' '}
        <span className="whole">{formatRwf(paid)}</span>
      </p>
      <LeftToPay booking={booking} />
      <div className={styles.actions}>
        {paid > 0 && (
          <Button
            look="ghost"
            size="small"
            className={styles.receipt}
            {...of('receipt', 'Receipt')}
          >
            Receipt
          </Button>
        )}
        {owes && (
          <Button
            look="outline"
            size="small"
            className={styles.pay}
            {...of('pay', payText(booking))}
          >
            {payText(booking)}
          </Button>
        )}
        <Button look="ghost" size="small" className={styles.details} {...of('details', 'Details')}>
          <span className={styles.word}>Details</span> <Icon name="chevron" />
        </Button>
        <div className={styles.more}>
          <Menu
            label={`More, ${coldRoomName}`}
            items={[
              inMenu('details', 'Details'),
              ...(owes && paid > 0 ? [inMenu('receipt', 'Receipt')] : []),
            ]}
          />
        </div>
      </div>
    </article>
  );
}

/** What an amount that is owed means, where its column does not say it. */
function noteOf(booking: Booking): string | undefined {
  if (owedOf(booking) < 0) return 'to refund';
  if (booking.claimId) return 'payment being checked';
  return isPaymentOverdue(booking, serverToday()) ? 'overdue' : undefined;
}

function LeftToPay({ booking }: Pick<Props, 'booking'>) {
  const owed = owedOf(booking);
  if (owed === 0) {
    return (
      <p className={styles.settled}>
        {/* Read as the total, which a phone does not show by itself. */}
        <span className={cx('whole', styles.sum)} aria-hidden="true">
          {formatRwf(booking.totalPrice)}
        </span>{' '}
        Paid
      </p>
    );
  }
  const note = noteOf(booking);
  const isLate = note === 'overdue';
  const [, words] = ownAmount(booking);
  // A part that is late is said to be late, and what it is a part of.
  const isPart = isLate && owed < balanceOf(booking).due;
  return (
    <p className={styles.left} data-late={isLate || undefined}>
      <span className="whole">{formatRwf(Math.abs(owed))}</span>
      {note && <span> {note}</span>}
      {(!note || isPart) && <span className={styles.unsaid}> {words}</span>}
    </p>
  );
}
