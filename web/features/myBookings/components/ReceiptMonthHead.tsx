import type { Month } from '#shared/days.ts';
import type { ReceiptMonth } from '#web/features/myBookings/receiptMonths.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import styles from './ReceiptMonthHead.module.css';

const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (month: Month): string => format.format(new Date(`${month}-01T00:00Z`));

/** The heading of a month of receipts: how many stays begin in it, and what they cost together. */
export const ReceiptMonthHead = ({ month, count, total }: ReceiptMonth) => (
  <header className={styles.head}>
    <h2>{inWords(month)}</h2>
    <p>
      {plural(count, 'stay')}, <span className="whole">{formatRwf(total)}</span> in all
    </p>
  </header>
);
