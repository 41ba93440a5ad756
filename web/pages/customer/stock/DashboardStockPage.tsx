import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { StockFigure } from '#web/features/stock/components/StockFigure.tsx';
import { stockOf, weightOf } from '#web/features/stock/stock.ts';
import { formatMeasure } from '#web/lib/format.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { GoodsDialog } from './GoodsDialog.tsx';
import { StockTable } from './StockTable.tsx';

/** What the customer has in store today and in the coming days, by their bookings. */
export default function DashboardStockPage() {
  const { bookings, waiting, error, retry } = useMyBookings();
  const [changed, setChanged] = useState<Booking>();
  const { here, coming } = stockOf(bookings, todayInKigali());
  return (
    <>
      <PageHead title="Stock" text="From your approved bookings." />
      {waiting && <BookingSkeletons />}
      {!waiting && error && bookings.length === 0 && (
        <ErrorState message={messages.reservationsError} onRetry={retry} />
      )}
      {!waiting && !(error && bookings.length === 0) && (
        <>
          <Section title={`In store today${weightText(here)}`}>
            <StockTable bookings={here} empty="Nothing is in store today." onChange={setChanged} />
          </Section>
          <Section title={`To come${weightText(coming)}`}>
            <StockTable
              bookings={coming}
              empty="No approved booking begins after today."
              onChange={setChanged}
            />
          </Section>
          <StockFigure title="Stock in the coming days" bookings={bookings} />
        </>
      )}
      <GoodsDialog booking={changed} onClose={() => setChanged(undefined)} />
    </>
  );
}

const weightText = (bookings: Booking[]): string => {
  const weight = weightOf(bookings);
  return weight > 0 ? `: ${formatMeasure(weight, 'kg')}` : '';
};
