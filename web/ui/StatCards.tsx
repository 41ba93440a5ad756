import type { CSSProperties } from 'react';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './StatCards.module.css';

interface Stat {
  name: string;
  /** Undefined while it is being fetched. */
  value: number | string | undefined;
  /** What more there is to say of it, in a line below it. */
  note?: string | undefined;
  to: string;
}

/** Length of the longest number, by which the style sheet fits all of them on one line, in one size. */
const lettersOf = (stats: Stat[]): CSSProperties =>
  ({
    '--letters': Math.max(...stats.map(({ value }) => String(value ?? '').length)),
  }) as CSSProperties;

/** Numbers in one card, each a link to the list that it counts. */
export const StatCards = ({ stats }: { stats: Stat[] }) => (
  <ul className={styles.cards} style={lettersOf(stats)}>
    {stats.map(({ name, value, note, to }) => (
      <li key={name}>
        <Link to={to} className={styles.card}>
          <span className={styles.value}>{value ?? <span aria-label="Loading...">–</span>}</span>
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
        </Link>
      </li>
    ))}
  </ul>
);
