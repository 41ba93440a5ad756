import type { Month } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { formatSigned, kindLabels, wayLabels } from '#web/features/payments/words.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatMoment } from '#web/lib/format.ts';
import { paymentReceiptPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { NumberCell } from '#web/ui/DataTable.tsx';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { cx } from '#web/ui/cx.ts';
import { Whose } from './Whose.tsx';
import styles from './money.module.css';

/** Few, because whoever wants all of a month has them on a page of their own. */
const PER_PAGE = 8;

const lines = {
  widths: 'minmax(0, 1fr) minmax(0, 2fr) 9.5rem',
  at: {
    Client: '1 / 1 / span 2',
    Room: '1 / 2',
    What: '2 / 2',
    Amount: '1 / 3',
    Recorded: '2 / 3',
  },
};

/** What was recorded in a month, newest first. */
export function MonthPayments({ month }: { month: Month }) {
  const list = useCall(
    'payments.month',
    { month, limit: PER_PAGE },
    'Failed to fetch the payments.',
  );
  useNews(list.look);
  return (
    <PagedTable
      list={list}
      empty="Nothing was recorded in this month."
      cards="brief"
      lines={lines}
      columns={['Client', 'Room', 'What', 'Amount', 'Recorded']}
      row={(payment) => ({
        key: payment.id,
        cells: [
          <Whose
            key="customer"
            userId={payment.userId}
            name={payment.userName}
            number={payment.bookingNumber}
          />,
          payment.coldRoomName,
          <WhatAndReceipt key="what" payment={payment} />,
          <NumberCell key="amount">
            <span className={styles.amount}>{formatSigned(payment.amount)}</span>
          </NumberCell>,
          <span key="recorded" className={cx(styles.whose, styles.recorded)}>
            <span className="whole wide-one-line">{formatMoment(payment.at)}</span>{' '}
            <span className="muted">by {payment.recordedBy}</span>
          </span>,
        ],
      })}
    />
  );
}

/** What was paid in which way, and below it its receipt. */
const WhatAndReceipt = ({ payment }: { payment: Payment }) => (
  <span className={styles.whose}>
    <span>
      {kindLabels[payment.kind]}, {wayLabels[payment.way]}{' '}
      {payment.reference && (
        <span className={cx('muted', styles.reference)}>{payment.reference}</span>
      )}
    </span>
    {payment.receipt && (
      <Link to={paymentReceiptPath(payment.bookingId, payment.id)}>
        Receipt {payment.receipt.number}
      </Link>
    )}
  </span>
);
