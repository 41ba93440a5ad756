import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { barSums, isEnd, isLone } from '#web/features/charts/barSums.ts';
import { chartHeight, NAMES, WIDE } from '#web/features/charts/chartHeight.ts';
import { nameWidth } from '#web/features/charts/nameWidth.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { WholeNumbers } from '#web/ui/WholeNumbers.tsx';
import styles from './Chart.module.css';

interface Series {
  name: string;
  /** A colour as CSS writes it. */
  colour: string;
}

interface BarPoint {
  label: string;
  /** A word beside the label, where bars are rows. */
  mark?: string | undefined;
  /** One for each series, in its order. */
  values: number[];
}

export interface BarsProps {
  points: BarPoint[];
  /** The parts that each bar is made of. */
  series: Series[];
  /** Writes a value beside the axis, and in full. */
  format: (value: number) => string;
  formatAxis?: ((value: number) => string) | undefined;
  /** Bars that lie, for labels that are names. */
  lying?: boolean;
  /** Whether the sum of a bar stands above it, where bars are few enough. */
  sums?: boolean;
  /** Where the axis ends. @default - with the longest bar */
  most?: number;
}

/** Of a bar in px, so that a little beside much is still seen. */
const LEAST = 4;

/** Bars beside which there is room for their values. */
const FEW = 12;

/** Bars that would stand thin in the width of a chart. */
const SPARSE = 4;

/** Of upright bars, how many a sum above one of them takes up. */
const SUM_GAP = { narrow: 6, wide: 2 };

/** Of the numbers beside upright bars, in px: one width, so that charts below one another begin in one line. */
const AXIS_WIDTH = 48;

const text = { fill: 'var(--ink-soft)', fontSize: 13 };

/** Values of upright bars stand on lines of the grid, which end beside their letters. */
const valueText = { ...text, stroke: 'var(--sheet)', strokeWidth: 4, paintOrder: 'stroke' };

/** What a bar could come to, where that is known. */
const track = { fill: 'var(--grey-tint)' };

/** Values beside such a bar stand on it. */
const trackText = { ...valueText, stroke: track.fill };

const names = { dataKey: 'label', type: 'category', tick: text, tickLine: false } as const;

/** Parts of one bar are as long as they are, or the bar would not be as long as their sum. */
const leastOf = (points: BarPoint[], part: number) => (_: unknown, at: number) =>
  isLone(points[at]?.values ?? [], part) ? LEAST : 0;

const shorten = (name: string, letters: number): string =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;

const numberAxis = (tickFormatter: (value: number) => string, most: number | 'auto') =>
  ({
    type: 'number',
    tick: text,
    tickLine: false,
    axisLine: false,
    allowDecimals: false,
    tickFormatter,
    domain: [0, most] as [number, number | 'auto'],
  }) as const;

/**
 * What is written at the ends of bars. The parts of a bar, and bars side by side closely, are told apart by the pointer
 * and in the table.
 */
function writtenOf({ points, series, sums }: BarsProps, gap: number) {
  if (sums) return barSums(points, gap);
  return series.length === 1 && points.length <= FEW
    ? points.map(({ values }) => values[0])
    : undefined;
}

/** Bars on two axes. Nothing moves, and every colour and size is an attribute of the drawing. */
export default function Bars(props: BarsProps) {
  const { points, series, format, formatAxis = format, lying, most = 'auto' } = props;
  const isWide = useMedia(WIDE);
  const { width, letters } = isWide ? NAMES.wide : NAMES.narrow;
  const written = writtenOf(props, isWide ? SUM_GAP.wide : SUM_GAP.narrow);
  // Recharts counts only the bars that it draws, so that its index is not that of the point.
  const textAt = (point: BarPoint, part: number) => {
    const value = written?.[points.indexOf(point)] ?? 0;
    return value > 0 && isEnd(point.values, part) ? formatAxis(value) : undefined;
  };
  const numbers = numberAxis(formatAxis, most);
  return (
    <ResponsiveContainer width="100%" height={chartHeight(props, isWide)}>
      <BarChart
        data={points}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: lying ? 8 : 20, right: lying ? 52 : 16, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        {!lying && <CartesianGrid stroke="var(--line)" vertical={false} />}
        {lying ? (
          <>
            <XAxis {...numbers} hide={written !== undefined} tickCount={isWide ? 5 : 3} />
            <YAxis
              {...names}
              width={nameWidth(
                points.map(({ label }) => label),
                width,
              )}
              tickFormatter={(name: string) => shorten(name, letters)}
              interval={0}
            />
          </>
        ) : (
          <>
            <XAxis {...names} minTickGap={20} interval="equidistantPreserveStart" />
            <YAxis {...numbers} width={AXIS_WIDTH} />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--ice)' }}
          content={({ active, payload }) => (
            <Tip
              point={active ? (payload[0]?.payload as BarPoint | undefined) : undefined}
              series={series}
              format={format}
            />
          )}
        />
        {series.map(({ name, colour }, index) => (
          <Bar
            key={name}
            name={name}
            dataKey={({ values }: BarPoint) => values[index]}
            stackId="bar"
            fill={colour}
            maxBarSize={points.length <= SPARSE ? 56 : 32}
            minPointSize={leastOf(points, index)}
            isAnimationActive={false}
            {...(props.most !== undefined && { background: track })}
          >
            {written && (
              <LabelList
                position={lying ? 'right' : 'top'}
                valueAccessor={({ payload }) => textAt(payload as BarPoint, index)}
                {...(props.most === undefined ? valueText : trackText)}
              />
            )}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

type TipProps = Pick<BarsProps, 'series' | 'format'> & { point: BarPoint | undefined };

/** What stands beside the pointer: the parts of a bar that are there. */
function Tip({ point, series, format }: TipProps) {
  if (!point) return null;
  const parts = series.flatMap(({ name }, index) => {
    const value = point.values[index] ?? 0;
    return value === 0 ? [] : [{ name, value }];
  });
  return (
    <div className={styles.tip}>
      <strong>{point.label}</strong>
      {parts.length === 0 && <span>{format(0)}</span>}
      {parts.map(({ name, value }) => (
        <span key={name}>
          {series.length > 1 && `${name}: `}
          <WholeNumbers text={format(value)} />
        </span>
      ))}
    </div>
  );
}
