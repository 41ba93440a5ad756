import { todayInKigali } from '#shared/days.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StatCards } from '#web/ui/StatCards.tsx';
import { Arrivals } from './Arrivals.tsx';
import { BookingsFigure } from './BookingsFigure.tsx';
import { around, upTo } from './adminDashboard.ts';
import { AdminCards } from './AdminCards.tsx';
import { OccupancyFigure } from './OccupancyFigure.tsx';
import { useAdminDashboard } from './useAdminDashboard.ts';
import { usePending } from '#web/features/bookings/admin/usePending.ts';

const SHOWN = 3;

/** A number that is on its way, unknown because nothing came, or true. */
const numberOf = (
  { waiting, error }: { waiting: boolean; error: string | undefined },
  known: unknown[],
  value: number,
): number | string | undefined => {
  if (waiting) return undefined;
  return error && known.length === 0 ? '?' : value;
};

/**
 * Where the business stands: the month so far, the bookings that wait longest for an answer, who
 * comes next, and the figures of the months.
 */
export default function AdminDashboardPage() {
  const rooms = useRooms();
  const pending = usePending();
  const dashboard = useAdminDashboard();
  const today = todayInKigali();
  const count = (number: number) => numberOf(rooms, rooms.rooms, number);
  const open = rooms.rooms.filter(({ status }) => status === 'available').length;
  return (
    <>
      <PageHead title="Dashboard" text="Requests, rooms and income as they stand now.">
        <ButtonLink to={paths.messages.path} look="outline">
          Messages
        </ButtonLink>
      </PageHead>
      <AdminCards figures={dashboard.data} failed={dashboard.error !== undefined} />
      <StatCards
        stats={[
          {
            name: 'Pending requests',
            value: numberOf(pending, pending.bookings, pending.count),
            icon: 'calendar',
            to: paths.adminBookings.path,
          },
          {
            name: 'Cold rooms',
            value: count(rooms.rooms.length),
            icon: 'snow',
            to: paths.adminRooms.path,
          },
          { name: 'Open for bookings', value: count(open), icon: 'check', to: paths.search.path },
          {
            name: 'Closed for now',
            value: count(rooms.rooms.length - open),
            icon: 'lock',
            to: paths.adminRooms.path,
          },
        ]}
      />
      {rooms.error && rooms.rooms.length === 0 && (
        <ErrorState message={rooms.error} onRetry={rooms.retry} />
      )}
      <Section title="Waiting longest for an answer">
        <BookingList
          {...pending}
          bookings={pending.bookings.slice(0, SHOWN)}
          empty="No request waits for an answer."
        >
          {(booking) => (
            <BookingCard booking={booking} customer={booking.customerName}>
              <ButtonLink to={paths.adminBookings.path} look="outline" size="small">
                Answer requests
              </ButtonLink>
            </BookingCard>
          )}
        </BookingList>
        {pending.count > SHOWN && (
          <p className="muted">
            {SHOWN} of {formatNumber(pending.count)}
          </p>
        )}
      </Section>
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
