import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import styles from './FilterBar.module.css';

/** What narrows the list below it: low fields with quiet labels, because the list is what is read. */
export const FilterBar = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(styles.bar, className)} />
);
