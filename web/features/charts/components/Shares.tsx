import { formatNumber } from '#web/lib/format.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './Shares.module.css';

interface Share {
  label: string;
  /** As CSS writes it. */
  colour: string;
  value: number;
  /** Where those that it counts are listed. */
  to: string;
  /** What is said of some of them, beside the name. */
  note?: string | undefined;
}

/** Between two parts of the bar, in percent of it. */
const GAP = 0.6;

interface Props {
  /** What the parts are of, for those who do not see it. */
  label: string;
  shares: readonly Share[];
}

/** The parts of a whole as one bar, and below it by name, each with how many it is. Empty parts are left out. */
export function Shares({ label, shares }: Props) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  const parts = shares.filter(({ value }) => value > 0);
  const percent = (value: number) => (value / whole) * 100;
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { value }) => sum + percent(value), 0);
  return (
    <div className={styles.shares}>
      <svg aria-hidden="true" className={styles.bar}>
        {parts.map(({ label: name, colour, value }, index) => (
          <rect
            key={name}
            x={`${before(index)}%`}
            width={`${Math.max(GAP, percent(value) - (index < parts.length - 1 ? GAP : 0))}%`}
            height="100%"
            fill={colour}
          />
        ))}
      </svg>
      <ul className={styles.parts} aria-label={label}>
        {parts.map(({ label: name, colour, value, to, note }) => (
          <li key={name}>
            <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.swatch}>
              <rect width="12" height="12" rx="3" fill={colour} />
            </svg>
            <Link to={to} className={styles.part}>
              <strong>{formatNumber(value)}</strong>{' '}
              <span className={styles.name}>
                {name}
                {note && `, ${note}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
