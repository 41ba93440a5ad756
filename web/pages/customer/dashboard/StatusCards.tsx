import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { customerFilters, filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { stockOf } from '#web/features/stock/stock.ts';
import { paths } from '#web/lib/paths.ts';
import { StatCards } from '#web/ui/StatCards.tsx';

/** How many of one's own bookings there are of each kind, and where they are listed. */
export function StatusCards({ bookings }: { bookings: Booking[] }) {
  const count = (filter: 'pending' | 'approved' | 'rejected') =>
    filterBookings(bookings, customerFilters[filter]).length;
  const completed = bookings.filter(({ status }) => status === 'completed').length;
  const link = (show: string) => `${paths.dashboardBookings.path}?show=${show}`;
  return (
    <StatCards
      stats={[
        { name: 'Pending', value: count('pending'), to: link('pending') },
        {
          name: 'Approved',
          value: count('approved'),
          note: completed > 0 ? `${completed} completed` : undefined,
          to: link('approved'),
        },
        { name: 'Rejected', value: count('rejected'), to: link('rejected') },
        {
          name: 'Rooms in use today',
          value: stockOf(bookings, todayInKigali()).here.length,
          to: paths.dashboardRooms.path,
        },
      ]}
    />
  );
}
