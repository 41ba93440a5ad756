import type { CSSProperties } from 'react';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './StatCards.module.css';

interface Stat {
  name: string;
  /** Undefined while it is being fetched. */
  value: number | string | undefined;
  /** What the number holds, where its name does not say it. */
  note?: string | undefined;
  icon: IconName;
  to: string;
}

/** Length of the longest number, by which the style sheet fits all of them on one line, in one size. */
const lettersOf = (stats: Stat[]): CSSProperties =>
  ({
    '--letters': Math.max(...stats.map(({ value }) => String(value ?? '').length)),
  }) as CSSProperties;

interface Props {
  stats: Stat[];
  /** Whether each is as low as its number and name, for a page whose work is something else. */
  slim?: boolean;
}

/** Number cards, each a link to the list that it counts. */
export const StatCards = ({ stats, slim }: Props) => (
  <ul className={cx(styles.cards, slim && styles.slim)} style={lettersOf(stats)}>
    {stats.map(({ name, value, note, icon, to }) => (
      <li key={name}>
        <Link to={to} className={styles.card}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span className={styles.value}>{value ?? <span aria-label="Loading...">–</span>}</span>
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
