import { lazy } from 'react';
import type { Booking } from '#shared/booking.ts';
import { checkReceiptPath } from '#shared/checkReceiptPath.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentReceipt as Numbered } from '#shared/paymentReceipt.ts';
import { paymentFacts, receiptTitles } from '#web/features/receipt/paymentFacts.ts';
import { company } from '#web/lib/company.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './PaymentReceipt.module.css';

const Qr = lazy(() => import('./Qr.tsx'));

/** What a receipt is printed on: a sheet, or the narrow roll of a till. */
export type Paper = 'a4' | 'roll';

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
      <header className={styles.head}>
        <p className={styles.seller}>{receipt?.companyName ?? company.name}</p>
        {receipt?.tin && <p>TIN {receipt.tin}</p>}
      </header>
      <h2>{[receiptTitles[kind], receipt?.number].filter(Boolean).join(' ')}</h2>
      <FactList facts={paymentFacts(payment, entries, booking)} />
      {receipt ? (
        <CheckIt {...receipt} />
      ) : (
        <p className="muted">
          It has no number, because it was recorded before receipts were numbered.
        </p>
      )}
    </article>
  );
};

/** How whoever is shown the receipt finds out whether it is true. */
const CheckIt = (receipt: Numbered) => (
  <footer className={styles.check}>
    <div className={styles.qr}>
      <LazyPart waiting={null}>
        <Qr
          text={location.origin + checkReceiptPath(receipt)}
          label="QR that leads to the check of this receipt"
        />
      </LazyPart>
    </div>
    <p>
      Scan it to see whether this receipt is true. Its code is{' '}
      <strong className="whole">{receipt.code}</strong>.
    </p>
  </footer>
);
