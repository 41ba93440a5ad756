import type { Booking } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import { paymentFacts, paperTitles } from '#web/features/receipt/paymentFacts.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { cx } from '#web/ui/cx.ts';
import { CheckIt } from './CheckIt.tsx';
import { PaperHead, type Paper } from './PaperHead.tsx';
import styles from './PaymentReceipt.module.css';

interface Props {
  payment: Payment;
  /** All entries of the booking. */
  entries: readonly Payment[];
  booking: Booking;
  paper: Paper;
}

/** The receipt of an entry, as it is printed. */
export const PaymentReceipt = ({ payment, entries, booking, paper }: Props) => {
  const { receipt, kind } = payment;
  return (
    <article className={cx(styles.receipt, styles[paper])} aria-label="Receipt of the payment">
      <PaperHead seller={receipt} title={[paperTitles[kind], receipt?.number]} />
      <FactList facts={paymentFacts(payment, entries, booking)} />
      {receipt ? (
        <CheckIt what="receipt" {...receipt} />
      ) : (
        <p className="muted">
          It has no number, because it was recorded before receipts were numbered.
        </p>
      )}
    </article>
  );
};
