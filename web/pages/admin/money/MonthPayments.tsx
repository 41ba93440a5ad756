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
import { Name, Whose } from './Whose.tsx';
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
          <NumberCell key="amount">
            <span className={styles.amount}>{formatSigned(payment.amount)}</span>
          </NumberCell>,
          <span key="when" className="whole wide-one-line">
            {formatMoment(payment.at)}
          </span>,
          <Name key="by">{payment.recordedBy}</Name>,
        ],
      })}
    />
  );
}

const WhatAndReceipt = ({ payment }: { payment: Payment }) => (
  <>
    {kindLabels[payment.kind]}, {wayLabels[payment.way]}{' '}
    {payment.reference && <span className={styles.reference}>{payment.reference}</span>}
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
