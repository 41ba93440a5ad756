import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { cx } from './cx.ts';

/** A white sheet on the snow. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(styles.card, className)} />
);
