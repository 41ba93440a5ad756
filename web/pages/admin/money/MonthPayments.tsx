import type { Month } from '#shared/days.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { entryWords, formatSigned, kindLabels } from '#web/features/payments/words.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatMoment } from '#web/lib/format.ts';
import { PagedTable } from './PagedTable.tsx';

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
      columns={['When', 'Customer', 'Room', 'Booking', 'Kind', 'Way', 'Amount', 'Recorded by']}
      row={(payment) => ({
        key: payment.id,
        cells: [
          formatMoment(payment.at),
          payment.userName,
          payment.coldRoomName,
          payment.bookingNumber ?? '–',
          kindLabels[payment.kind],
          entryWords(payment),
          formatSigned(payment.amount),
          payment.recordedBy,
        ],
      })}
    />
  );
}
