import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Badge.module.css';

export type BadgeTone = 'neutral' | 'info' | 'good' | 'waiting' | 'bad';

/** A short word with a colour; the word alone carries the meaning. */
export const Badge = ({
  tone = 'neutral',
  children,
}: {
  tone?: BadgeTone;
  children: ReactNode;
}) => <span className={cx(styles.badge, styles[tone])}>{children}</span>;
