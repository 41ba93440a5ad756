import { bookingStatuses } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { statusColours } from '#web/features/charts/colours.ts';
import { Chart } from '#web/features/charts/components/Chart.tsx';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { formatMonth } from '#web/features/charts/months.ts';
import { formatNumber } from '#web/lib/format.ts';
import { sumOf, type AdminDashboard } from './adminDashboard.ts';

const title = 'Bookings by month';
const valuesOf = ({ bookings }: AdminDashboard['months'][number]) =>
  bookingStatuses.map((status) => bookings[status]);

/** The months from the first to the last in which something was booked: those ahead, which only have rent, would be an empty half. */
function made(months: AdminDashboard['months']): AdminDashboard['months'] {
  const has = months.map(({ bookings }) => sumOf(bookings) > 0);
  return months.slice(Math.max(0, has.indexOf(true)), has.lastIndexOf(true) + 1);
}

interface Props {
  /** Those of the table. */
  months: AdminDashboard['months'];
  /** Those of the chart. */
  drawn: AdminDashboard['months'];
}

/** Bookings by the month in which they were made, and what has become of them. */
export const BookingsFigure = ({ months, drawn }: Props) => (
  <Figure
    title={title}
    text="By the month in which they were made."
    file="bookings-by-month"
    empty="No booking was made in these months."
    table={{
      columns: ['Month', ...bookingStatuses.map((status) => statusLabels[status])],
      rows: months.map((month) => [formatMonth(month.month), ...valuesOf(month)]),
    }}
  >
    <Chart
      label={title}
      series={bookingStatuses.map((status) => ({
        name: statusLabels[status],
        colour: statusColours[status],
      }))}
      points={made(drawn).map((month) => ({
        label: formatMonth(month.month),
        values: valuesOf(month),
      }))}
      format={formatNumber}
    />
  </Figure>
);
