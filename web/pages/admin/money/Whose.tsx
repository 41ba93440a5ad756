import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './money.module.css';

/** Letters of a name that a table on a desk has room for in one line. */
const SHORT = 24;

/** A name, which is not broken where there is room for it. */
export const Name = ({ children }: { children: string }) => (
  <span className={cx(children.length <= SHORT && 'wide-one-line')}>{children}</span>
);

/** Whose booking it is, with its number below. */
export const Whose = ({ name, number }: { name: string; number: string | undefined }) => (
  <span className={styles.whose}>
    <Name>{name}</Name>
    {number && (
      <span className="muted">
        <BookingNumber number={number} />
      </span>
    )}
  </span>
);
