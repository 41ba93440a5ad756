import type { Counts } from '#shared/figures.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { statusColours } from '#web/features/charts/colours.ts';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { Shares } from '#web/features/charts/components/Shares.tsx';
import { customerFilters } from '#web/features/myBookings/customerFilters.ts';
import { paths } from '#web/lib/paths.ts';

const title = 'Bookings by status';

/** What is counted together, as the list of bookings has it. */
const filters = ['pending', 'approved', 'rejected', 'cancelled'] as const;

/** What became of one's bookings, in the numbers that their list has. */
export function StatusFigure({ counts }: { counts: Counts }) {
  const shares = filters.map((show) => ({
    label: statusLabels[show],
    colour: statusColours[show],
    value: customerFilters[show].statuses.reduce((sum, status) => sum + counts[status], 0),
    to: `${paths.dashboardBookings.path}?show=${show}`,
    note: show === 'approved' && counts.completed > 0 ? `${counts.completed} ended` : undefined,
  }));
  return (
    <Figure
      title={title}
      text="All your bookings."
      file="bookings-by-status"
      empty="You have not booked anything yet."
      table={{
        columns: ['Status', 'Bookings'],
        rows: shares.map(({ label, value }) => [label, value]),
      }}
    >
      <Shares label={title} shares={shares} />
    </Figure>
  );
}
