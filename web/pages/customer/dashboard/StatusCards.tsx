import { customerBalance } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { customerFilters, filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { overdueOf } from '#web/features/myBookings/overdueOf.ts';
import { stockOf, weightOf } from '#web/features/stock/stock.ts';
import { formatMeasure, formatRwf, formatShortDays } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { StatCards } from '#web/ui/StatCards.tsx';

/** What one owes in all, what one has in store today, and how many requests wait, with where each is listed. */
export function StatusCards({ bookings }: { bookings: Booking[] }) {
  const today = serverToday();
  const { here } = stockOf(bookings, today);
  const overdue = overdueOf(bookings, today);
  const weight = weightOf(here);
  const waiting = filterBookings(bookings, customerFilters.pending);
  const [soonest] = waiting.map(({ startDate }) => startDate).sort();
  return (
    <StatCards
      stats={[
        {
          name: 'Total to pay',
          value: formatRwf(customerBalance(bookings).owed),
          note: overdue ? `${formatRwf(overdue.sum)} of it overdue` : 'Nothing is overdue',
          to: paths.dashboardTransaction.path,
        },
        {
          name: 'Rooms in use today',
          value: here.length,
          note: weight > 0 ? `${formatMeasure(weight, 'kg')} in store` : 'No goods stated',
          to: paths.dashboardRooms.path,
        },
        {
          name: 'Waiting for an answer',
          value: waiting.length,
          note: soonest
            ? `Soonest stay ${formatShortDays(soonest, soonest)}`
            : 'No pending request',
          to: `${paths.dashboardBookings.path}?show=pending`,
        },
      ]}
    />
  );
}
