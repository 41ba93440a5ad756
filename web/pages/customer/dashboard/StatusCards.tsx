import { customerBalance } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { overdueOf } from '#web/features/myBookings/overdueOf.ts';
import { stockOf } from '#web/features/stock/stock.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { StatCards } from '#web/ui/StatCards.tsx';
import { countsOf } from './countsOf.ts';

/** What one owes in all, and how many of one's own bookings there are of each kind, with where they are listed. */
export function StatusCards({ bookings }: { bookings: Booking[] }) {
  const today = todayInKigali();
  const counts = countsOf(bookings);
  const listed = (show: string) => `${paths.dashboardBookings.path}?show=${show}`;
  // The lists of the dashboard have those that are over among the approved ones.
  const apart = (show: string) => `${paths.bookingStatus.path}?show=${show}`;
  return (
    <StatCards
      quiet
      stats={[
        {
          name: 'To pay in all',
          value: formatNumber(customerBalance(bookings).owed),
          unit: 'Rwf',
          late: overdueOf(bookings, today),
          to: paths.dashboardTransaction.path,
        },
        {
          name: 'Rooms in use today',
          value: stockOf(bookings, today).here.length,
          to: paths.dashboardRooms.path,
        },
        { name: 'Pending', value: counts.pending, to: listed('pending') },
        { name: 'Approved', value: counts.approved, to: apart('approved') },
        { name: 'Completed', value: counts.completed, to: apart('completed') },
        { name: 'Rejected', value: counts.rejected, to: listed('rejected') },
      ]}
    />
  );
}
