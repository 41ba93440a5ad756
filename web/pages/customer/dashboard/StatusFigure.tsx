import type { Counts } from '#shared/figures.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { colours, statusColours } from '#web/features/charts/colours.ts';
import { Chart } from '#web/features/charts/components/Chart.tsx';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { plural } from '#web/lib/format.ts';

const title = 'Bookings by status';

/** What became of one's bookings. */
export const StatusFigure = ({ counts }: { counts: Counts }) => (
  <Figure
    title={title}
    text="Every booking that you have ever asked for."
    file="bookings-by-status"
    empty="You have not booked anything yet."
    table={{
      columns: ['Status', 'Bookings'],
      rows: bookingStatuses.map((status) => [statusLabels[status], counts[status]]),
    }}
  >
    <Chart
      label={title}
      few={bookingStatuses.length}
      series={[{ name: 'Bookings', colour: colours[0] }]}
      points={bookingStatuses.map((status) => ({
        label: statusLabels[status],
        colour: statusColours[status],
        values: [counts[status]],
      }))}
      format={(count) => plural(count, 'booking')}
    />
  </Figure>
);
