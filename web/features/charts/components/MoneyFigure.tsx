import type { Month } from '#shared/days.ts';
import type { Sales } from '#shared/figures.ts';
import { colours } from '#web/features/charts/colours.ts';
import { formatMonth } from '#web/features/charts/months.ts';
import { formatCompact, formatRwf } from '#web/lib/format.ts';
import { Chart } from './Chart.tsx';
import { Figure } from './Figure.tsx';

interface Props {
  title: string;
  text: string;
  file: string;
  empty: string;
  months: (Sales & { month: Month })[];
  /** Those of the chart. @default - from the first to the last of which there is something */
  drawn?: (Sales & { month: Month })[];
  /** How many months are rows at most. */
  few?: number;
}

/** The months from the first to the last with rent, which leave no empty half of a chart. */
function sold(months: Props['months']): Props['months'] {
  const hasRent = ({ revenue }: Sales) => revenue > 0;
  return months.slice(
    Math.max(0, months.findIndex(hasRent)),
    months.map(hasRent).lastIndexOf(true) + 1,
  );
}

/** Rent in Rwf by the months of the days that it is for. */
export const MoneyFigure = ({ months, drawn = sold(months), few, title, ...words }: Props) => (
  <Figure
    {...words}
    title={title}
    table={{
      columns: ['Month', 'Days', 'Rwf'],
      rows: months.map(({ month, days, revenue }) => [formatMonth(month), days, revenue]),
    }}
  >
    <Chart
      label={title}
      few={few}
      series={[{ name: 'Rwf', colour: colours[0] }]}
      points={drawn.map(({ month, revenue }) => ({
        label: formatMonth(month),
        values: [revenue],
      }))}
      format={formatRwf}
      formatAxis={formatCompact}
    />
  </Figure>
);
