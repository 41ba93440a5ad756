import type { Counts } from '#shared/figures.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { statusColours } from '#web/features/charts/colours.ts';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { Shares } from '#web/features/charts/components/Shares.tsx';
import { paths } from '#web/lib/paths.ts';

const title = 'Bookings by status';

/** What became of one's bookings. */
export const StatusFigure = ({ counts }: { counts: Counts }) => (
  <Figure
    title={title}
    text="All your bookings."
    file="bookings-by-status"
    empty="You have not booked anything yet."
    table={{
      columns: ['Status', 'Bookings'],
      rows: bookingStatuses.map((status) => [statusLabels[status], counts[status]]),
    }}
  >
    <Shares
      label={title}
      shares={bookingStatuses.map((status) => ({
        label: statusLabels[status],
        colour: statusColours[status],
        value: counts[status],
        to: `${paths.bookingStatus.path}?show=${status}`,
      }))}
    />
  </Figure>
);
