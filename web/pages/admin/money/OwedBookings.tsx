import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useFindBooking } from '#web/features/bookings/admin/useFindBooking.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { serverToday } from '#web/lib/session.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { OwedTable } from './OwedTable.tsx';
import { fetchOwed } from './fetchOwed.ts';
import { owedLists, type OwedLists } from './owedLists.ts';

const tabs: [value: keyof OwedLists, label: string, empty: string][] = [
  ['overdue', 'Overdue', 'Nobody owes for a stay that has begun.'],
  ['coming', 'Coming', 'Nothing is owed for coming stays.'],
  ['refund', 'To refund', 'Nothing is to be refunded.'],
];

type Props = ReturnType<typeof useOwed> & {
  /** Called where something may have been recorded. */
  onDone: () => void;
};

/** All bookings for which something is owed. */
export const useOwed = () => useFetched(null, fetchOwed);

/**
 * All bookings for which something is owed, by what is to be done about it, each with its payments. All of them, because
 * sums of a page would say nothing.
 */
export function OwedBookings({ shown: data, error, look, onDone }: Props) {
  const { open, start, close } = useBookingActions();
  useNews(look);
  const findBooking = useFindBooking();
  const show = async (id: string) => {
    const booking = await findBooking(id);
    if (booking) start('details', booking);
  };
  if (!data) return error ? <ErrorState message={error} onRetry={look} /> : <ListSkeleton />;
  const lists = owedLists(data, serverToday());
  return (
    <>
      <Tabs
        label="Who owes"
        tabs={tabs.map(([value, label, empty]) => ({
          value,
          label,
          count: lists[value].length,
          urgent: value === 'overdue' && lists.overdue.length > 0,
          content: (
            <OwedTable
              list={lists[value]}
              empty={empty}
              sumIsSaid={value === 'overdue'}
              onShow={(id) => void show(id)}
            />
          ),
        }))}
      />
      <AdminDialogs
        open={open}
        close={() => {
          close();
          look();
          onDone();
        }}
      />
    </>
  );
}
