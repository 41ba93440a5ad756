import type { Month } from '#shared/days.ts';
import type { ReceiptMonth } from '#web/features/myBookings/receiptMonths.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import { PartHead } from './PartHead.tsx';

const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (month: Month): string => format.format(new Date(`${month}-01T00:00Z`));

/** The heading of a month of receipts: how many stays begin in it, how many of them are on the page, and what all cost together. */
export const ReceiptMonthHead = ({ month, shown, count, total }: ReceiptMonth) => (
  <PartHead title={inWords(month)}>
    {shown.length < count && `${shown.length} of `}
    {plural(count, 'stay')}, <span className="whole">{formatRwf(total)}</span> in all
  </PartHead>
);
