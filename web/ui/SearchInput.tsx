import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { cx } from './cx.ts';
import { TextInput } from './inputs.tsx';
import styles from './SearchInput.module.css';

/** A field that finds something, with a sign in place of its label, which is read. */
export const SearchInput = ({ className, ...input }: ComponentProps<typeof TextInput>) => (
  <div className={cx(styles.search, className)}>
    <Icon name="search" />
    <TextInput type="search" autoComplete="off" maxLength={120} {...input} />
  </div>
);
