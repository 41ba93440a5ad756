import { todayInKigali, type Month } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { useNews } from '#web/features/notifications/useNews.ts';
import { formatSigned, kindLabels, wayLabels } from '#web/features/payments/words.ts';
import { useList } from '#web/lib/api/useList.ts';
import { dayWords } from '#web/lib/dayWords.ts';
import { formatTime } from '#web/lib/format.ts';
import { paymentReceiptPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { NumberCell } from '#web/ui/DataTable.tsx';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './money.module.css';

/** Few, because whoever wants all of a month has them on a page of their own. */
const PER_PAGE = 8;

const lines = {
  widths: 'minmax(0, 1fr) minmax(0, 1.3fr) 9.5rem',
  at: {
    Client: '1 / 1',
    Booking: '2 / 1',
    'Payment method': '1 / 2 / span 2',
    Amount: '1 / 3',
    Recorded: '2 / 3',
  },
};

/** So that a long reference is cut off, instead of taking the room of the others. */
const widths = ['9.5rem', '27%', 'auto', '10rem', '8rem'];

/** What was recorded in a month, live. */
export function useMonthPayments(month: Month) {
  const list = useList(
    'payments.month',
    { month, limit: PER_PAGE },
    'Failed to fetch the payments.',
  );
  useNews(list.look);
  return list;
}

/** The payments of a month, newest first, by day. Whoever recorded all that is shown is said once, above them. */
export function MonthPayments({ list }: { list: ReturnType<typeof useMonthPayments> }) {
  const recorders = new Set(list.data?.map(({ recordedBy }) => recordedBy));
  const isOne = recorders.size === 1;
  return (
    <div className={styles.paid}>
      {isOne && <p className={styles.recorder}>Recorded by {[...recorders]}</p>}
      <PagedTable
        list={list}
        empty="Nothing was recorded in this month."
        cards="brief"
        lines={lines}
        widths={widths}
        columns={['Client', 'Booking', 'Payment method', 'Recorded', 'Amount']}
        row={(payment) => ({
          key: payment.id,
          group: dayWords(todayInKigali(Date.parse(payment.at)), serverToday()),
          cells: [
            <span key="customer" className={cx(styles.two, styles.name)}>
              <ClientLink booking={{ userId: payment.userId, customerName: payment.userName }} />
            </span>,
            <span key="booking" className={cx(styles.two, styles.room)}>
              <span>{payment.coldRoomName}</span>
              {payment.bookingNumber && (
                <span className="muted">
                  <BookingNumber number={payment.bookingNumber} />
                </span>
              )}
            </span>,
            <WayAndReceipt key="way" payment={payment} />,
            <span key="recorded" className={cx(styles.two, styles.recorded)}>
              {formatTime(payment.at)}{' '}
              {!isOne && <span className="muted">by {payment.recordedBy}</span>}
            </span>,
            <NumberCell key="amount">
              <span className={styles.amount}>{formatSigned(payment.amount)}</span>
            </NumberCell>,
          ],
        })}
      />
    </div>
  );
}

/** In which way it was paid, or what else it was, and below it its receipt and reference. */
const WayAndReceipt = ({ payment }: { payment: Payment }) => (
  <span className={cx(styles.two, styles.what)}>
    <span>
      {payment.kind !== 'payment' && `${kindLabels[payment.kind]}, `}
      {wayLabels[payment.way]}
    </span>
    <span className={styles.beside}>
      {payment.receipt && (
        <Link to={paymentReceiptPath(payment.bookingId, payment.id)}>
          Receipt {payment.receipt.number}
        </Link>
      )}
      {payment.reference && (
        <span className={cx('muted', styles.reference)} title={payment.reference}>
          {payment.reference}
        </span>
      )}
    </span>
  </span>
);
