import type { CSSProperties } from 'react';
import { Link } from '#web/lib/router/Link.tsx';
import { cx } from './cx.ts';
import styles from './StatCards.module.css';

interface Stat {
  name: string;
  /** Undefined while it is being fetched. */
  value: number | string | undefined;
  /** What it is a number of, small behind it. */
  unit?: string;
  /** What the number holds, where its name does not say it. */
  note?: string | undefined;
  /** What of it is late. */
  late?: string | undefined;
  to: string;
}

/** Length of the longest number, by which the style sheet fits all of them on one line, in one size. */
const lettersOf = (stats: Stat[]): CSSProperties =>
  ({
    '--letters': Math.max(...stats.map(({ value }) => String(value ?? '').length)),
  }) as CSSProperties;

interface Props {
  stats: Stat[];
  /** Whether all but the first two only count what other parts of the page tell: those are lower, four in a row on a phone. */
  quiet?: boolean;
}

/** Numbers in one card, each a link to the list that it counts. */
export const StatCards = ({ stats, quiet }: Props) => (
  <ul className={cx(styles.cards, quiet && styles.quiet)} style={lettersOf(stats)}>
    {stats.map(({ name, value, unit, note, late, to }) => (
      <li key={name}>
        <Link to={to} className={styles.card}>
          <span className={styles.value}>{value ?? <span aria-label="Loading...">–</span>}</span>
          {unit && <span className={styles.note}>{unit}</span>}
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
          {late && <span className={cx(styles.note, styles.late)}>{late}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
