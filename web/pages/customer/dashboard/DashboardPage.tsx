import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { ConfirmBar } from '#web/features/account/components/ConfirmBar.tsx';
import { useMissedMails } from '#web/features/account/useMissedMails.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { customerFilters, filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { StockFigure } from '#web/features/stock/components/StockFigure.tsx';
import { stockOf } from '#web/features/stock/stock.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StatCards } from '#web/ui/StatCards.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { StatusFigure } from './StatusFigure.tsx';
import { useMyFigures } from './useMyFigures.ts';

/** The customer's overview: bookings by status, the next stay, stock and money. */
export default function DashboardPage() {
  const { bookings, waiting, error, retry } = useMyBookings();
  const names = useAppSelector(selectUser)?.names ?? '';
  const figures = useMyFigures();
  const mails = useMissedMails();
  // What comes later would push down what stands below it: all of it comes at once.
  const below = waiting || mails.waiting || (!figures.data && !figures.error);
  const failed = error !== undefined && bookings.length === 0;
  const count = (filter: 'pending' | 'approved' | 'rejected') =>
    waiting ? undefined : filterBookings(bookings, customerFilters[filter]).length;
  const { here, coming } = stockOf(bookings, todayInKigali());
  const link = (show: string) => `${paths.dashboardBookings.path}?show=${show}`;
  return (
    <>
      <PageHead title="Dashboard" text={`Welcome, ${names}.`}>
        <ButtonLink to={paths.messages.path} look="outline">
          Messages
        </ButtonLink>
        <ButtonLink to={paths.book.path} look="primary">
          New booking
        </ButtonLink>
      </PageHead>
      {failed ? (
        <ErrorState message={messages.reservationsError} onRetry={retry} />
      ) : (
        <>
          <StatCards
            stats={[
              { name: 'Pending', value: count('pending'), icon: 'calendar', to: link('pending') },
              { name: 'Approved', value: count('approved'), icon: 'check', to: link('approved') },
              { name: 'Rejected', value: count('rejected'), icon: 'close', to: link('rejected') },
              {
                name: 'Rooms in use today',
                value: waiting ? undefined : here.length,
                icon: 'snow',
                to: paths.dashboardRooms.path,
              },
            ]}
          />
          {below ? (
            <BookingSkeletons />
          ) : (
            <>
              <ConfirmBar missed={mails.missed} />
              <Section title={here[0] ? 'Your stay today' : 'Your next stay'}>
                <NextStay booking={here[0] ?? coming[0]} />
              </Section>
              <StockFigure title="Stock in the coming days" bookings={bookings} days={14} />
            </>
          )}
        </>
      )}
      <FigureGrid {...figures} data={below ? undefined : figures.data}>
        {({ bookings: counts, months }) => (
          <>
            <StatusFigure counts={counts} />
            <MoneyFigure
              title="Money by month"
              text="Rent of your approved bookings, by the months of their days."
              file="money-by-month"
              empty="You have rented nothing in these months."
              months={months}
            />
          </>
        )}
      </FigureGrid>
    </>
  );
}

function NextStay({ booking }: { booking: Booking | undefined }) {
  if (!booking) {
    return (
      <EmptyState title="No approved bookings available.">
        <ButtonLink to={paths.search.path} look="outline">
          Find a cold room
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <BookingCard booking={booking}>
      <ButtonLink to={paths.dashboardRooms.path} look="outline" size="small">
        See your cold rooms
      </ButtonLink>
    </BookingCard>
  );
}
