import type { ReactNode } from 'react';
import styles from './PageMessage.module.css';

/** A page with a single message. */
export const PageMessage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`container ${styles.message ?? ''}`}>
    {/* Without a network it does not come either, and words are enough. */}
    <img
      src="/art/empty.svg"
      alt=""
      width="160"
      height="120"
      onError={({ currentTarget }) => (currentTarget.style.display = 'none')}
    />
    <h1>{title}</h1>
    {children}
  </div>
);
