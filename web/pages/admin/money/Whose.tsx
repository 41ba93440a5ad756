import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import styles from './money.module.css';

/** Whose booking it is, with its number below. */
export const Whose = ({ name, number }: { name: string; number: string | undefined }) => (
  <span className={styles.whose}>
    {name}
    {number && (
      <span className="muted">
        <BookingNumber number={number} />
      </span>
    )}
  </span>
);
