import { colours } from '#web/features/charts/colours.ts';
import type { BarPart } from '#web/features/charts/fewParts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { WholeNumbers } from '#web/ui/WholeNumbers.tsx';
import { cx } from '#web/ui/cx.ts';
import type { BarsProps } from './Bars.tsx';
import styles from './FewBars.module.css';

interface Props extends Pick<BarsProps, 'series' | 'format'> {
  label: string;
  parts: BarPart[];
  /** Whether each names its series, although there is one alone. */
  isNamed?: boolean | undefined;
}

/** Of a bar in percent, so that a little beside much is still seen. */
const LEAST = 4;

/**
 * A few figures as rows, each with a bar that is as long as its share of the largest. They have no bars where these would
 * say nothing: where all are alike, or one is alone, or the largest dwarfs all others. All are of one colour, because each
 * is named.
 */
export function FewBars({ label, parts, series, format, isNamed = series.length > 1 }: Props) {
  const values = parts.map(({ value }) => value).sort((a, b) => b - a);
  const [most = 0, next = most] = values;
  const share = (value: number) => (value / most) * 100;
  const hasBars = share(next) > LEAST && values.at(-1) !== most;
  return (
    <ul className={cx(styles.rows, !hasBars && styles.plain)} aria-label={label}>
      {parts.map((part) => {
        const name = series[part.series]?.name ?? '';
        return (
          <li key={`${part.label} ${name}`} className={styles.row}>
            <span className={styles.name}>
              <strong>
                <WholeNumbers text={part.label} />
              </strong>
              {part.mark && <Badge tone="info">{part.mark}</Badge>}
              {isNamed && <span className={styles.more}>{name}</span>}
            </span>
            <span className={styles.value}>
              <WholeNumbers text={format(part.value)} />
            </span>
            {hasBars && (
              <svg aria-hidden="true" className={styles.bar}>
                <rect width="100%" height="100%" fill="var(--ice)" />
                <rect
                  width={`${Math.max(LEAST, share(part.value))}%`}
                  height="100%"
                  rx="3"
                  fill={colours[0]}
                />
              </svg>
            )}
          </li>
        );
      })}
    </ul>
  );
}
