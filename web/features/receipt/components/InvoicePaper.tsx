import type { Booking } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import { invoiceFacts } from '#web/features/receipt/invoiceFacts.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { cx } from '#web/ui/cx.ts';
import { CheckIt } from './CheckIt.tsx';
import { PaperHead, type Paper } from './PaperHead.tsx';
import styles from './PaymentReceipt.module.css';

interface Props {
  invoice: Invoice;
  booking: Booking;
  /** The number of the invoice of its booking that counts. */
  last: string | undefined;
  paper: Paper;
}

/** An invoice as it is printed. */
export const InvoicePaper = ({ invoice, booking, last, paper }: Props) => (
  <article className={cx(styles.receipt, styles[paper])} aria-label="Invoice">
    <PaperHead seller={invoice} title={['Invoice', invoice.number]} />
    <FactList facts={invoiceFacts(invoice, booking, last)} />
    <CheckIt what="invoice" number={invoice.number} code={invoice.code} />
  </article>
);
