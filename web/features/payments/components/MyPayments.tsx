import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { usePayments } from '#web/features/payments/usePayments.ts';
import { entryWords } from '#web/features/payments/words.ts';
import { formatRwf } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Balance } from './Balance.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { HowToPay } from './HowToPay.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { PaymentList } from './PaymentList.tsx';
import styles from './payments.module.css';

/** What became of something that the customer said they had paid. */
const Claim = ({ claim }: { claim: PaymentClaim }) => (
  <p className={styles.claim}>
    {claim.state === 'claimed'
      ? `You told us of ${formatRwf(claim.amount)}, ${entryWords(claim)}. We are looking for it.`
      : `We have not found ${formatRwf(claim.amount)}, ${entryWords(claim)}: ${claim.reasonText ?? ''}`}
  </p>
);

interface Props {
  booking: Booking;
  /** Called where the customer has said something, so that the booking is fetched again. */
  onChanged: () => void;
}

/** The payments of a booking, for its customer: what is left to pay, how, and whether it has come. */
export function MyPayments({ booking, onChanged }: Props) {
  const { data, error, retry, look, changed } = usePayments(booking.id, onChanged);
  useNews(look);
  const [claiming, setClaiming] = useState(false);
  if (!data) {
    return error ? <ErrorState message={error} onRetry={retry} /> : <p role="status">Loading...</p>;
  }
  // The last alone, and not one that was declined before all was paid.
  const open = data.claims
    .slice(-1)
    .filter(({ state }) => state === 'claimed' || (state === 'declined' && data.rest > 0));
  const mayClaim = data.rest > 0 && !open.some(({ state }) => state === 'claimed');
  const done = () => {
    setClaiming(false);
    changed();
  };
  return (
    <section className={styles.panel} aria-labelledby="payments">
      <h3 id="payments">Payments</h3>
      <Balance {...data} />
      {data.payments.length > 0 && <PaymentList payments={data.payments} />}
      {data.invoices.length > 0 && <InvoiceList invoices={data.invoices} />}
      {open.map((claim) => (
        <Claim key={claim.id} claim={claim} />
      ))}
      {data.rest > 0 && <HowToPay rest={data.rest} mayClaim={mayClaim && !claiming} />}
      {mayClaim && claiming && <ClaimForm bookingId={booking.id} rest={data.rest} onDone={done} />}
      {mayClaim && !claiming && (
        <Button wide onClick={() => setClaiming(true)}>
          I have paid
        </Button>
      )}
    </section>
  );
}
