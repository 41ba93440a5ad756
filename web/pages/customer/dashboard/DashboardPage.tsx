import { messages } from '#shared/messages.ts';
import { ConfirmBar } from '#web/features/account/components/ConfirmBar.tsx';
import { useMissedMails } from '#web/features/account/useMissedMails.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { useBookingActions } from '#web/features/bookings/index.ts';
import { FigureGrid } from '#web/features/charts/components/FigureGrid.tsx';
import { MoneyFigure } from '#web/features/charts/components/MoneyFigure.tsx';
import { CustomerDialogs } from '#web/features/myBookings/components/CustomerDialogs.tsx';
import { OverdueStrip } from '#web/features/myBookings/components/OverdueStrip.tsx';
import { overdueOf } from '#web/features/myBookings/overdueOf.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { StockFigure } from '#web/features/stock/components/StockFigure.tsx';
import { stockOf } from '#web/features/stock/stock.ts';
import { paths } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { NextStay } from './NextStay.tsx';
import { StatusCards } from './StatusCards.tsx';
import { StatusFigure } from './StatusFigure.tsx';
import { countsOf } from './countsOf.ts';
import { useMyFigures } from './useMyFigures.ts';

/** The customer's overview: the stay of today or the next one, what is owed and in store, and figures of stock, money and bookings. */
export default function DashboardPage() {
  const { bookings, waiting, error, retry } = useMyBookings();
  const names = useAppSelector(selectUser)?.names ?? '';
  const figures = useMyFigures();
  const mails = useMissedMails();
  const { open, start, close } = useBookingActions();
  // What comes later would push down what stands below it: all of it comes at once.
  const isWaiting = waiting || mails.waiting || (!figures.data && !figures.error);
  const failed = error !== undefined && bookings.length === 0;
  const today = serverToday();
  const { here, gone, coming } = stockOf(bookings, today);
  // Whose goods have left is done with its stay, and looks ahead.
  const stay = here[0] ?? coming[0] ?? gone[0];
  const stock = <StockFigure title="Stock in the coming days" bookings={bookings} />;
  return (
    <>
      <PageHead title="Dashboard" text={`Welcome, ${names}.`}>
        <ButtonLink to={paths.book.path} look="outline">
          New booking
        </ButtonLink>
      </PageHead>
      {failed ? (
        <ErrorState message={messages.reservationsError} onRetry={retry} />
      ) : isWaiting ? (
        <BookingSkeletons />
      ) : (
        <>
          <ConfirmBar missed={mails.missed} />
          <OverdueStrip {...{ bookings, start }} />
          <Section title={stay && !coming.includes(stay) ? 'Your stay today' : 'Your next stay'}>
            <NextStay booking={stay} isUrgent={!overdueOf(bookings, today)} start={start} />
          </Section>
          <StatusCards bookings={bookings} />
          {!figures.data && stock}
          <CustomerDialogs {...{ open, start, close }} />
        </>
      )}
      {(failed || !isWaiting) && (
        <FigureGrid {...figures} inRow>
          {({ bookings: counts, months }) => (
            <>
              {!failed && stock}
              <MoneyFigure
                title="Money by month"
                text="What your approved bookings cost."
                file="money-by-month"
                empty="You have rented nothing in these months."
                months={months}
                few={6}
              />
              <StatusFigure counts={failed ? counts : countsOf(bookings)} />
            </>
          )}
        </FigureGrid>
      )}
    </>
  );
}
