import type { ComponentProps } from 'react';
import styles from './Honeypot.module.css';

/** A field that people neither see nor reach: only robots fill it in. */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Leave this empty
      <input {...input} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
