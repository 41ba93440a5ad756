import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { cx } from './cx.ts';
import styles from './Badge.module.css';

/** `picture` is for what lies on a picture, whatever that shows. */
export type BadgeTone = 'neutral' | 'info' | 'good' | 'waiting' | 'bad' | 'picture';

/** A short word with a colour; the word alone carries the meaning. */
export const Badge = ({
  tone = 'neutral',
  dot = false,
  children,
}: {
  tone?: BadgeTone;
  /** Whether only a dot before it has the colour, because many stand below one another. */
  dot?: boolean;
  children: ReactNode;
}) => <span className={cx(styles.badge, styles[tone], dot && styles.dot)}>{children}</span>;

/** An icon in a round of the colour that a badge of its tone has; the words beside it carry the meaning. */
export const Sign = ({ icon, tone }: { icon: IconName; tone: BadgeTone }) => (
  <span className={cx(styles.sign, styles[tone])}>
    <Icon name={icon} />
  </span>
);
