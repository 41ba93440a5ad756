import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { Chart, colours, Figure } from '#web/features/charts/index.ts';
import { stockByDay, type StockBy } from '#web/features/stock/stock.ts';
import { formatCompact, formatDay, formatMeasure, formatShortDay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';

/** What the figures are of, and how the menu names the other way to see them. */
const ways: Record<StockBy, [text: string, other: StockBy, choice: string]> = {
  room: ['The goods you told us about, in kg by room.', 'product', 'By goods'],
  product: ['The goods you told us about, in kg by kind.', 'room', 'By room'],
};

interface Props {
  title: string;
  bookings: Booking[];
}

/** How many days are shown, from today on. */
export const STOCK_DAYS = 30;

/** What is stored on each of the coming days, by the goods that the customer entered. */
export function StockFigure({ title, bookings }: Props) {
  const [by, setBy] = useState<StockBy>('room');
  const [text, other, choice] = ways[by];
  const today = serverToday();
  const stock = stockByDay(bookings, today, STOCK_DAYS, by);
  return (
    <Figure
      title={title}
      text={text}
      file={`stock-by-${by}`}
      empty="No weight is stated for these days."
      choices={[{ text: choice, onChoose: () => setBy(other) }]}
      table={{
        columns: ['Day', ...stock.names],
        rows: stock.days.map(({ day, weights }) => [formatDay(day), ...weights]),
      }}
    >
      <Chart
        label={title}
        sums
        isNamed
        series={stock.names.map((name, index) => ({
          name,
          colour: colours[index] ?? colours[0],
        }))}
        points={stock.days.map(({ day, weights }) => ({
          label: formatShortDay(day),
          mark: day === today ? 'Today' : undefined,
          values: weights,
        }))}
        format={(kg) => formatMeasure(kg, 'kg')}
        formatAxis={formatCompact}
      />
    </Figure>
  );
}
