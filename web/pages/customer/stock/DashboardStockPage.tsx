import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { STOCK_DAYS, StockFigure } from '#web/features/stock/components/StockFigure.tsx';
import { isSummed, pastStock, stockOf } from '#web/features/stock/stock.ts';
import { serverToday } from '#web/lib/session.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { GoodsDialog } from './GoodsDialog.tsx';
import { StockTable } from './StockTable.tsx';

/** How many stays that are over are shown: all of them are listed with the bookings. */
const PAST = 5;

/** What the customer has in store today and in the coming days, and had in the last stays, by their bookings. */
export default function DashboardStockPage() {
  const { bookings, waiting, error, retry } = useMyBookings();
  const [changed, setChanged] = useState<Booking>();
  const today = serverToday();
  const { here, coming } = stockOf(bookings, today);
  return (
    <>
      <PageHead title="Stock" text="From your approved bookings." />
      {waiting && <BookingSkeletons />}
      {!waiting && error && bookings.length === 0 && (
        <ErrorState message={messages.reservationsError} onRetry={retry} />
      )}
      {!waiting && !(error && bookings.length === 0) && (
        <>
          <StockTable
            {...{ here, coming }}
            past={pastStock(bookings).slice(0, PAST)}
            onChange={setChanged}
          />
          {isSummed(bookings, today, STOCK_DAYS) && (
            <StockFigure title="Stock in the coming days" bookings={bookings} />
          )}
        </>
      )}
      <GoodsDialog booking={changed} onClose={() => setChanged(undefined)} />
    </>
  );
}
