import { todayInKigali } from '#shared/days.ts';
import type { usePending } from '#web/features/bookings/admin/usePending.ts';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { AdminCards } from './AdminCards.tsx';
import { Arrivals } from './Arrivals.tsx';
import { BookingsFigure } from './BookingsFigure.tsx';
import { OccupancyFigure } from './OccupancyFigure.tsx';
import { StandingCards } from './StandingCards.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';
import { around, upTo } from './adminDashboard.ts';
import { useAdminDashboard } from './useAdminDashboard.ts';

/**
 * Where the business stands, for admins: the month so far, the bookings that wait longest for an answer, who
 * comes next, and the figures of the months.
 */
export function HouseFigures({ pending }: { pending: ReturnType<typeof usePending> }) {
  const rooms = useRooms();
  const dashboard = useAdminDashboard();
  const today = todayInKigali();
  return (
    <>
      <AdminCards figures={dashboard.data} failed={dashboard.error !== undefined} />
      <StandingCards catalogue={rooms} pending={pending} />
      {rooms.error && rooms.rooms.length === 0 && (
        <ErrorState message={rooms.error} onRetry={rooms.retry} />
      )}
      <WaitingRequests {...pending} />
      {dashboard.data && <Arrivals {...dashboard.data} />}
      <FigureGrid {...dashboard}>
        {(figures) => (
          <>
            <BookingsFigure months={upTo(figures.months, today)} />
            <MoneyFigure
              title="Revenue by month"
              text="Rent of approved bookings, by the months of their days."
              file="revenue-by-month"
              empty="Nothing was sold in these months."
              months={around(figures.months, today)}
            />
            <OccupancyFigure figures={figures} rooms={rooms.rooms} />
          </>
        )}
      </FigureGrid>
    </>
  );
}
