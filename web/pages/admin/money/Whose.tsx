import { ClientLink } from '#web/features/bookings/components/ClientLink.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './money.module.css';

/** Letters of a name that a table on a desk has room for in one line. */
const SHORT = 24;

interface Props {
  userId: string;
  name: string;
  number: string | undefined;
}

/** Whose booking it is, with its number below. A name is not broken where there is room for it. */
export const Whose = ({ userId, name, number }: Props) => (
  <span className={styles.whose}>
    <span className={cx(name.length <= SHORT && 'wide-one-line')}>
      <ClientLink booking={{ userId, customerName: name }} />
    </span>
    {number && (
      <span className="muted">
        <BookingNumber number={number} />
      </span>
    )}
  </span>
);
