import { lazy, type ReactNode } from 'react';
import { chartHeight, WIDE } from '#web/features/charts/chartHeight.ts';
import { fewParts } from '#web/features/charts/fewParts.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { WhenNear } from '#web/ui/WhenNear.tsx';
import type { BarsProps } from './Bars.tsx';
import { FewBars } from './FewBars.tsx';
import styles from './Chart.module.css';

const Bars = lazy(() => import('./Bars.tsx'));

interface Props extends BarsProps {
  /** What the chart shows, for those who do not see it. */
  label: string;
  /** How many parts of bars are rows at most. @default 3 */
  few?: number | undefined;
  /** Whether rows name their series. @default - where there are several */
  isNamed?: boolean | undefined;
}

/**
 * A bar chart with the names of its colours, or rows with bars where it would have few; an axis that has an end of its
 * own is always drawn. The code that draws a chart is long and slow: it comes when the chart is near the screen.
 */
export function Chart({ label, few, isNamed, ...bars }: Props) {
  const parts = bars.most === undefined ? fewParts(bars.points, few) : undefined;
  return parts ? (
    <FewBars {...{ label, parts, isNamed }} series={bars.series} format={bars.format} />
  ) : (
    <Drawn label={label} {...bars} />
  );
}

/** Whether a bar has a part of this series: a colour that is nowhere needs no name. */
const isDrawn = (points: BarsProps['points']) => (_: unknown, at: number) =>
  points.some(({ values }) => (values[at] ?? 0) > 0);

const Drawn = ({ label, ...bars }: Omit<Props, 'few' | 'isNamed'>) => (
  <div className={styles.chart}>
    {bars.series.length > 1 && (
      <ul className={styles.legend}>
        {bars.series.filter(isDrawn(bars.points)).map(({ name, colour }) => (
          <li key={name}>
            <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.swatch}>
              <rect width="12" height="12" rx="3" fill={colour} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    )}
    <div role="img" aria-label={`${label}, as a chart. The table holds the same figures.`}>
      <WhenNear fallback={<Place {...bars} />}>
        <LazyPart waiting={<Place {...bars}>{ghost}</Place>}>
          <Bars {...bars} />
        </LazyPart>
      </WhenNear>
    </div>
  </div>
);

/** Seen while the code is on its way. Before that, as nothing waits for what is far, the place stands empty. */
const ghost = <Skeleton className={styles.ghost} />;

/** The place of a chart, as high as the chart, so that nothing moves when it comes. */
const Place = ({ children, ...bars }: BarsProps & { children?: ReactNode }) => (
  <div style={{ height: chartHeight(bars, useMedia(WIDE)) }}>{children}</div>
);
