import { lazy } from 'react';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { BarsProps } from './Bars.tsx';
import styles from './Chart.module.css';

const Bars = lazy(() => import('./Bars.tsx'));

interface Props extends BarsProps {
  /** What the chart shows, for those who do not see it. */
  label: string;
}

/** A bar chart with the names of its colours; the code that draws it comes when it is needed. */
export const Chart = ({ label, ...bars }: Props) => (
  <div className={styles.chart}>
    {bars.series.length > 1 && (
      <ul className={styles.legend}>
        {bars.series.map(({ name, colour }) => (
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
      <LazyPart waiting={<Skeleton className={styles.ghost} />}>
        <Bars {...bars} />
      </LazyPart>
    </div>
  </div>
);
