import { limits } from '#shared/limits.ts';
import { colours } from '#web/features/charts/colours.ts';
import { Chart } from '#web/features/charts/components/Chart.tsx';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { formatMonth } from '#web/features/charts/months.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from '#web/ui/chosenMonth.module.css';
import { occupancyOf, type AdminDashboard } from './adminDashboard.ts';
import type { useAdminDashboard } from './useAdminDashboard.ts';

/** Number of rooms that fit into the chart; the table lists more. */
const DRAWN = 10;

const title = 'Occupancy by room';

type Props = Pick<
  ReturnType<typeof useAdminDashboard>,
  'chooseMonth' | 'moreRooms' | 'waiting' | 'error' | 'retry'
> & { figures: AdminDashboard };

/** Occupancy of the rooms in a month, the fullest first, as many as were asked for. */
export function OccupancyFigure({ figures, chooseMonth, moreRooms, waiting, ...asked }: Props) {
  const { month, sold, rooms } = figures.occupancy;
  const occupancy = occupancyOf({ month, rooms });
  return (
    <Figure
      title={title}
      text={`Share of the month's days that were sold${occupancy.length > DRAWN ? `, of the ${DRAWN} fullest rooms` : ''}.`}
      file={`occupancy-${month}`}
      empty="No day of this month has been sold."
      choice={
        <Select
          label="Month"
          className={styles.month}
          value={month}
          disabled={waiting}
          onChange={({ target }) => chooseMonth(target.value)}
        >
          {figures.months.map((one) => (
            <option key={one.month} value={one.month}>
              {formatMonth(one.month)}
            </option>
          ))}
        </Select>
      }
      controls={asked.error && <ErrorState message={asked.error} onRetry={asked.retry} />}
      table={{
        columns: ['Room', 'Days', 'Occupancy in %', 'Rwf'],
        rows: occupancy.map(({ name, days, share, revenue }) => [name, days, share, revenue]),
      }}
      foot={
        sold > rooms.length && (
          <p className="muted">
            The table holds the {rooms.length} fullest rooms; {formatNumber(sold - rooms.length)}{' '}
            more were let.{' '}
            {rooms.length < limits.occupancyRooms && (
              <Button look="outline" size="small" pending={waiting} onClick={moreRooms}>
                Show more rooms
              </Button>
            )}
          </p>
        )
      }
    >
      <Chart
        label={title}
        lying
        most={100}
        series={[{ name: 'Occupancy', colour: colours[0] }]}
        points={occupancy
          .slice(0, DRAWN)
          .map(({ name, share }) => ({ label: name, values: [share] }))}
        format={(share) => `${formatNumber(Math.round(share))}%`}
      />
    </Figure>
  );
}
