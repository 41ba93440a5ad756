import { formatDay } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import type { House } from './adminDashboard.ts';

/** Who comes next, soonest first. */
export const Arrivals = ({ arrivals }: Pick<House, 'arrivals'>) =>
  arrivals.length === 0 ? (
    <EmptyState title="No approved booking is to begin." />
  ) : (
    <DataTable
      columns={['Customer', 'Room', 'From', 'Until']}
      rows={arrivals.map(({ id, userName, coldRoomName, startDate, endDate }) => ({
        key: id,
        cells: [userName, coldRoomName, formatDay(startDate), formatDay(endDate)],
      }))}
    />
  );
