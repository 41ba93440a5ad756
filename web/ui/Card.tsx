import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './Card.module.css';

/** A raised panel on the page's background. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(styles.card, className)} />
);
