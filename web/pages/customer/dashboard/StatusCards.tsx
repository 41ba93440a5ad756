import { customerBalance } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import { stockOf } from '#web/features/stock/stock.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { StatCards } from '#web/ui/StatCards.tsx';

/** What one owes in all, and how many of one's own bookings there are of each kind, with where they are listed. */
export function StatusCards({ bookings }: { bookings: Booking[] }) {
  const count = (kind: BookingStatus) => bookings.filter(({ status }) => status === kind).length;
  const listed = (show: string) => `${paths.dashboardBookings.path}?show=${show}`;
  // The lists of the dashboard have those that are over among the approved ones.
  const apart = (show: string) => `${paths.bookingStatus.path}?show=${show}`;
  return (
    <StatCards
      raised
      stats={[
        {
          name: 'To pay in all',
          value: formatNumber(customerBalance(bookings).owed),
          unit: 'Rwf',
          to: paths.dashboardTransaction.path,
        },
        { name: 'Pending', value: count('pending'), to: listed('pending') },
        { name: 'Approved', value: count('approved'), to: apart('approved') },
        { name: 'Completed', value: count('completed'), to: apart('completed') },
        { name: 'Rejected', value: count('rejected'), to: listed('rejected') },
        {
          name: 'Rooms in use today',
          value: stockOf(bookings, todayInKigali()).here.length,
          to: paths.dashboardRooms.path,
        },
      ]}
    />
  );
}
