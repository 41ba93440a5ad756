import { useState } from 'react';
import type { Payment } from '#shared/payment.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { formatSigned } from '#web/features/payments/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import styles from './payments.module.css';

interface Props {
  payment: Payment;
  onDone: () => void;
}

/** Reverses a wrong entry, after a question. */
export function ReverseButton({ payment, onDone }: Props) {
  const [asked, setAsked] = useState<boolean>();
  const { send, pending, problem } = useSending(
    'payments.reverse',
    'The entry is reversed.',
    onDone,
  );
  if (!asked) {
    return (
      <Button
        look="outline"
        size="small"
        // Back from the question, whose buttons are gone.
        autoFocus={asked === false}
        aria-label={`Reverse ${formatSigned(payment.amount)}`}
        onClick={() => setAsked(true)}
      >
        Reverse
      </Button>
    );
  }
  return (
    <div className={styles.actions} role="group" aria-label="Reverse this entry?">
      <span>Another entry makes up for it. Reverse?</span>
      <Button
        look="danger"
        size="small"
        autoFocus
        pending={pending}
        pendingText="Reversing..."
        onClick={() => void send({ id: payment.bookingId, paymentId: payment.id })}
      >
        Yes, reverse
      </Button>
      <Button look="outline" size="small" disabled={pending} onClick={() => setAsked(false)}>
        Keep
      </Button>
      <FormProblem text={problem} />
    </div>
  );
}
