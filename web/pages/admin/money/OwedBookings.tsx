import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useFindBooking } from '#web/features/bookings/admin/useFindBooking.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { owedAmountWords } from '#web/features/payments/words.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatStay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { PagedTable } from '#web/ui/PagedTable.tsx';
import { Whose } from './Whose.tsx';
import styles from './money.module.css';

const PER_PAGE = 20;

/**
 * Bookings for which something is owed, those that began first, each with its details.
 * @param onDone called where something may have been recorded
 */
export function OwedBookings({ onDone }: { onDone: () => void }) {
  const list = useCall('payments.owed', { limit: PER_PAGE }, 'Failed to fetch who owes.');
  const { open, start, close } = useBookingActions();
  useNews(list.look);
  const findBooking = useFindBooking();
  const show = async (id: string) => {
    const booking = await findBooking(id);
    if (booking) start('details', booking);
  };
  return (
    <>
      <PagedTable
        list={list}
        empty="Nobody owes anything."
        columns={['Customer', 'Room', 'Days', 'Owed', 'More']}
        row={({ id, userName, number, coldRoomName, startDate, endDate, owed }) => ({
          key: id,
          cells: [
            <Whose key="customer" name={userName} number={number} />,
            coldRoomName,
            formatStay(startDate, endDate),
            <span key="owed" className={styles.amount}>
              {owedAmountWords(owed)}
            </span>,
            <Button
              key="details"
              look="outline"
              size="small"
              aria-label={`Payments of ${userName}, ${number ?? coldRoomName}`}
              onClick={() => void show(id)}
            >
              Payments
            </Button>,
          ],
        })}
      />
      <AdminDialogs
        open={open}
        close={() => {
          close();
          list.retry();
          onDone();
        }}
      />
    </>
  );
}
