import { useState } from 'react';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { colours } from '#web/features/charts/colours.ts';
import { Chart } from '#web/features/charts/components/Chart.tsx';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { formatMonth } from '#web/features/charts/months.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatNumber } from '#web/lib/format.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { occupancyOf, type AdminDashboard } from './adminDashboard.ts';

/** Number of rooms that fit into the chart; the table lists more. */
const DRAWN = 10;
/** Rooms that are asked for at once. */
const ASKED = 50;

const title = 'Occupancy by room';

/** Occupancy of the rooms in a month, the fullest first, as many as were asked for. */
export function OccupancyFigure({ months }: Pick<AdminDashboard, 'months'>) {
  const [month, setMonth] = useState(monthOf(todayInKigali()));
  const sold = useCall(
    'dashboard.rooms',
    { month, limit: ASKED },
    'Failed to fetch the occupancy of the rooms.',
  );
  useNews(sold.look);
  const occupancy = occupancyOf(sold.data ?? [], month);
  const failed = !sold.data && sold.error;
  return (
    <Figure
      title={title}
      text="Sold days, as a share of the days of the month. Rooms without any are left out."
      file={`occupancy-${month}`}
      empty={sold.data ? 'No day of this month has been sold.' : failed ? '' : 'Loading...'}
      controls={
        <>
          <Select label="Month" value={month} onChange={({ target }) => setMonth(target.value)}>
            {months.map((one) => (
              <option key={one.month} value={one.month}>
                {formatMonth(one.month)}
              </option>
            ))}
          </Select>
          {failed && <ErrorState message={failed} onRetry={sold.retry} />}
        </>
      }
      table={{
        columns: ['Room', 'Days', 'Occupancy in %', 'Rwf'],
        rows: occupancy.map(({ name, days, share, revenue }) => [name, days, share, revenue]),
      }}
      foot={
        <>
          <ShowNew count={sold.fresh} onShow={sold.retry} />
          {sold.more && (
            <>
              <p className="muted">
                The table holds the {occupancy.length} fullest rooms; more were let.
              </p>
              <LoadMore
                more={sold.more}
                loading={sold.loadingMore}
                problem={sold.data && sold.error}
              >
                Load more rooms
              </LoadMore>
            </>
          )}
        </>
      }
    >
      {occupancy.length > DRAWN && (
        <p className="muted">The {DRAWN} fullest rooms; the table holds more.</p>
      )}
      <Chart
        label={title}
        lying
        most={100}
        series={[{ name: 'Occupancy', colour: colours[0] }]}
        points={occupancy
          .slice(0, DRAWN)
          .map(({ name, share }) => ({ label: name, values: [share] }))}
        format={(share) => `${formatNumber(share)} %`}
      />
    </Figure>
  );
}
