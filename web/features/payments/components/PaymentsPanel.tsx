import { useRef, useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { useMay } from '#web/features/auth/index.ts';
import { usePayments } from '#web/features/payments/usePayments.ts';
import { useRecordedKinds } from '#web/features/payments/useRecordedKinds.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Balance } from './Balance.tsx';
import { ClaimAnswer } from './ClaimAnswer.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { IssueInvoice } from './IssueInvoice.tsx';
import { PaymentList } from './PaymentList.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { ReverseButton } from './ReverseButton.tsx';
import styles from './payments.module.css';

interface Props {
  booking: Booking;
  /** Called where something was recorded, so that the booking is fetched again. */
  onChanged: () => void;
}

/** The payments of a booking, for the staff: what is due, what was paid, and what can be done. */
export function PaymentsPanel({ booking, onChanged }: Props) {
  const { data, error, retry, changed } = usePayments(booking.id, onChanged);
  const [recording, setRecording] = useState(false);
  const mayReverse = useMay('payments.reverse');
  const kinds = useRecordedKinds();
  const region = useRef<HTMLElement>(null);
  const done = () => {
    setRecording(false);
    changed();
    // The button that was pressed goes, and would take the focus with it.
    region.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={region} tabIndex={-1} className={styles.panel} aria-labelledby="payments">
      <h3 id="payments">Payments</h3>
      {!data && error && <ErrorState message={error} onRetry={retry} />}
      {!data && !error && <p role="status">Loading...</p>}
      {data && (
        <>
          <Balance {...data} />
          {data.claims
            .filter(({ state }) => state === 'claimed')
            .map((claim) => (
              <ClaimAnswer key={claim.id} claim={claim} onDone={done} />
            ))}
          <PaymentList
            payments={data.payments}
            {...(mayReverse && {
              actions: (payment) => <ReverseButton payment={payment} onDone={done} />,
            })}
          />
          {recording && (
            <RecordPayment bookingId={booking.id} balance={data} kinds={kinds} onDone={done} />
          )}
          {data.invoices.length > 0 && <InvoiceList invoices={data.invoices} />}
          {!recording && (
            <div className={styles.actions}>
              {(data.rest > 0 || (data.paid > 0 && kinds.includes('refund'))) && (
                <Button look="outline" size="small" onClick={() => setRecording(true)}>
                  Record a payment
                </Button>
              )}
              {data.due > 0 && <IssueInvoice bookingId={booking.id} onDone={changed} />}
            </div>
          )}
        </>
      )}
    </section>
  );
}
