import { todayInKigali } from '#shared/days.ts';
import { usePending } from '#web/features/bookings/admin/usePending.ts';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AdminCards } from './AdminCards.tsx';
import { Arrivals } from './Arrivals.tsx';
import { BookingsFigure } from './BookingsFigure.tsx';
import { ControlRoom } from './ControlRoom.tsx';
import { OccupancyFigure } from './OccupancyFigure.tsx';
import { StandingCards } from './StandingCards.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';
import { around, upTo } from './adminDashboard.ts';
import { useAdminDashboard } from './useAdminDashboard.ts';

/**
 * The day and the timeline first. Then where the business stands: the month so far, the bookings that wait longest for an answer, who
 * comes next, and the figures of the months.
 */
export default function AdminDashboardPage() {
  const rooms = useRooms();
  const pending = usePending();
  const dashboard = useAdminDashboard();
  const today = todayInKigali();
  return (
    <>
      <PageHead title="Dashboard" text="Requests, rooms and income as they stand now.">
        <NewBookingLink />
        <ButtonLink to={paths.messages.path} look="outline">
          Messages
        </ButtonLink>
      </PageHead>
      <ControlRoom />
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
