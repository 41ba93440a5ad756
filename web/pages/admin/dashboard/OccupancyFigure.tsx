import { useState } from 'react';
import { monthOf, todayInKigali } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { colours } from '#web/features/charts/colours.ts';
import { Chart } from '#web/features/charts/components/Chart.tsx';
import { Figure } from '#web/features/charts/components/Figure.tsx';
import { formatMonth } from '#web/features/charts/months.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Select } from '#web/ui/inputs.tsx';
import { occupancyOf, type AdminDashboard } from './adminDashboard.ts';

/** Number of rooms that fit into the chart; the table lists all. */
const DRAWN = 10;

const title = 'Occupancy by room';

/** Occupancy of each room in a month. */
export function OccupancyFigure({ figures, rooms }: { figures: AdminDashboard; rooms: Room[] }) {
  const [month, setMonth] = useState(monthOf(todayInKigali()));
  const occupancy = occupancyOf(figures.rooms, rooms, month);
  return (
    <Figure
      title={title}
      text="Sold days, as a share of the days of the month."
      file={`occupancy-${month}`}
      empty="No day of this month has been sold."
      controls={
        <Select label="Month" value={month} onChange={({ target }) => setMonth(target.value)}>
          {figures.months.map((one) => (
            <option key={one.month} value={one.month}>
              {formatMonth(one.month)}
            </option>
          ))}
        </Select>
      }
      table={{
        columns: ['Room', 'Days', 'Occupancy in %', 'Rwf'],
        rows: occupancy.map(({ name, days, share, revenue }) => [name, days, share, revenue]),
      }}
    >
      {occupancy.length > DRAWN && (
        <p className="muted">The {DRAWN} fullest rooms; the table holds all.</p>
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
