import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { formatDay, formatNumber } from '#web/app/format.ts';
import { BookingSkeletons } from '#web/features/bookings/list/BookingList.tsx';
import { useMyBookings } from '#web/features/bookings/useMyBookings.ts';
import { EmptyState, ErrorState } from '#web/components/states.tsx';
import { DataTable } from './DataTable.tsx';
import { PageHead } from './PageHead.tsx';
import { Section } from './Section.tsx';
import { stockOf, weightOf } from './stock.ts';

/** What the customer has in store today, and what is to come, as their bookings tell it. */
export default function StockPage() {
  const { bookings, waiting, error, retry } = useMyBookings();
  const { here, coming } = stockOf(bookings, todayInKigali());
  return (
    <>
      <PageHead title="Stock" text="What you told us you store, by your approved bookings." />
      {waiting && <BookingSkeletons />}
      {!waiting && error && bookings.length === 0 && (
        <ErrorState message={messages.reservationsError} onRetry={retry} />
      )}
      {!waiting && !(error && bookings.length === 0) && (
        <>
          <Section title={`In store today${weightText(here)}`}>
            <StockTable bookings={here} empty="Nothing is in store today." />
          </Section>
          <Section title={`To come${weightText(coming)}`}>
            <StockTable bookings={coming} empty="No approved booking begins after today." />
          </Section>
        </>
      )}
    </>
  );
}

const weightText = (bookings: Booking[]): string => {
  const weight = weightOf(bookings);
  return weight > 0 ? `: ${formatNumber(weight)} kg` : '';
};

const StockTable = ({ bookings, empty }: { bookings: Booking[]; empty: string }) =>
  bookings.length === 0 ? (
    <EmptyState title={empty} />
  ) : (
    <DataTable
      columns={['Product', 'Weight', 'Room', 'From', 'Until']}
      rows={bookings.map((booking) => ({
        key: booking.id,
        cells: [
          booking.productType ?? 'Not stated',
          booking.weight === undefined ? 'Not stated' : `${formatNumber(booking.weight)} kg`,
          booking.coldRoomName,
          formatDay(booking.startDate),
          formatDay(booking.endDate),
        ],
      }))}
    />
  );
