import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './FootBar.module.css';

interface Props {
  label: string;
  /** What is chosen so far, such as the days. */
  words: ReactNode;
  /** Its amount, or what keeps from it. @default - the words say all */
  sum?: string;
  /** Whether it says what keeps from booking, and no amount. */
  bad?: boolean;
  /** Whether it gives way to the button of the page itself, so that only one is seen. */
  away: boolean;
  /** The one button. */
  children: ReactNode;
}

/** The bar at the foot of a narrow screen: what is chosen, what it comes to, and one button. */
export const FootBar = ({ label, words, sum, bad, away, children }: Props) => (
  <div className={cx(styles.bar, away && styles.away)} role="group" aria-label={label}>
    <p>
      {words} {sum && <strong className={cx('whole', bad && styles.bad)}>{sum}</strong>}
    </p>
    {children}
  </div>
);
