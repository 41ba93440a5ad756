import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import styles from './PageHead.module.css';

interface Props {
  title: ReactNode;
  /** How many it lists, beside the title; whoever does not see it hears it above the list. */
  count?: ReactNode;
  text?: ReactNode;
  /** Buttons beside the title. */
  children?: ReactNode;
}

/** The count of a list: `20+` while further pages follow. */
export const countedWords = (count: number, hasMore: boolean): string =>
  `${formatNumber(count)}${hasMore ? '+' : ''}`;

/** Title of a dashboard page, a line about it, and its actions. */
export const PageHead = ({ title, count, text, children }: Props) => (
  <header className={styles.head}>
    <div className={styles.title}>
      <h1>
        {title}
        {count !== undefined && (
          <span className={styles.count} aria-hidden="true">
            {' '}
            {count}
          </span>
        )}
      </h1>
      {text && <p className="muted">{text}</p>}
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
