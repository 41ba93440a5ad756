import type { Month } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { entryWords, formatSigned, kindLabels } from '#web/features/payments/words.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatMoment } from '#web/lib/format.ts';
import { paymentReceiptPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { Whose } from './Whose.tsx';
import styles from './money.module.css';

const PER_PAGE = 20;

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
      columns={['Client', 'Room', 'What', 'Amount', 'When', 'Recorded by']}
      row={(payment) => ({
        key: payment.id,
        cells: [
          <Whose key="customer" name={payment.userName} number={payment.bookingNumber} />,
          payment.coldRoomName,
          <WhatAndReceipt key="what" payment={payment} />,
          <span key="amount" className={styles.amount}>
            {formatSigned(payment.amount)}
          </span>,
          <span key="when" className="whole wide-one-line">
            {formatMoment(payment.at)}
          </span>,
          payment.recordedBy,
        ],
      })}
    />
  );
}

const WhatAndReceipt = ({ payment }: { payment: Payment }) => (
  <>
    {kindLabels[payment.kind]}, {entryWords(payment)}
    {payment.receipt && (
      <>
        <br />
        <Link to={paymentReceiptPath(payment.bookingId, payment.id)}>
          Receipt {payment.receipt.number}
        </Link>
      </>
    )}
  </>
);
