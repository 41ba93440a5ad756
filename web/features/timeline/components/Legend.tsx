import { cx } from '#web/ui/cx.ts';
import styles from './Timeline.module.css';

const looks = [
  ['approved', 'Approved'],
  ['pending', 'Pending'],
  ['completed', 'Completed'],
  ['closure', 'Closed'],
] as const;

/** What the bars' colours mean. */
export const Legend = () => (
  <ul className={styles.legend}>
    {looks.map(([look, word]) => (
      <li key={look}>
        <span aria-hidden="true" className={cx(styles.bar, styles[look], styles.swatch)} />
        {word}
      </li>
    ))}
  </ul>
);
