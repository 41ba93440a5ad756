import { useState, type SubmitEvent } from 'react';
import { referencedWays } from '#shared/paymentWays.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { amountSent, PaymentFields } from './PaymentFields.tsx';
import styles from './payments.module.css';

interface Props {
  bookingId: string;
  /** What is left to pay, in Rwf. */
  rest: number;
  onDone: () => void;
}

/** A customer says that they have paid, and by which reference it is found. */
export function ClaimForm({ bookingId, rest, onDone }: Props) {
  const [fields, setFields] = useState({
    way: referencedWays[0] as (typeof referencedWays)[number],
    amount: String(rest),
    reference: '',
  });
  const { send, pending, problem, at } = useSending(
    'payments.claim',
    'Thank you. We will look for your payment and tell you.',
    onDone,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ id: bookingId, ...fields, amount: amountSent(fields.amount) });
  };
  return (
    <form className={styles.panel} noValidate aria-label="I have paid" onSubmit={submit}>
      <div className={styles.fields}>
        <PaymentFields
          fields={fields}
          ways={referencedWays}
          referenceLabel="Reference of the transaction"
          change={(changed) => setFields({ ...fields, ...changed })}
          at={at}
        />
      </div>
      <FormProblem text={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={pending} pendingText="Sending...">
          Send
        </Button>
      </div>
    </form>
  );
}
