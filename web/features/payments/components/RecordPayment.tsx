import { useState, type SubmitEvent } from 'react';
import type { Balance } from '#shared/balance.ts';
import type { Payment } from '#shared/payment.ts';
import { paymentWays, type recordedKinds } from '#shared/paymentWays.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { kindLabels } from '#web/features/payments/words.ts';
import { formatRwf } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { amountSent, PaymentFields } from './PaymentFields.tsx';
import styles from './payments.module.css';

type Kind = (typeof recordedKinds)[number];

interface Props {
  bookingId: string;
  balance: Balance;
  /** What may be recorded. */
  kinds: readonly Kind[];
  onDone: () => void;
}

/** The amount is said as it was understood, because it cannot be changed. */
const recordedWords = ({ amount }: Payment): string => `Recorded: ${formatRwf(amount)}.`;

/** What the staff have taken, or an admin has given back. It begins with what is left, or is to be refunded. */
export function RecordPayment({ bookingId, balance: { rest }, kinds, onDone }: Props) {
  const [fields, setFields] = useState({
    kind: (rest < 0 ? 'refund' : 'payment') as Kind,
    amount: rest === 0 ? '' : String(Math.abs(rest)),
    way: paymentWays[0] as (typeof paymentWays)[number],
    reference: '',
  });
  const { send, pending, problem, at } = useSending('payments.record', recordedWords, onDone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ id: bookingId, ...fields, amount: amountSent(fields.amount) });
  };
  return (
    <form className={styles.panel} noValidate aria-label="Record a payment" onSubmit={submit}>
      <div className={styles.fields}>
        <Select
          label="Kind"
          // The button that opened the form is gone.
          autoFocus
          value={fields.kind}
          onChange={({ target }) => setFields({ ...fields, kind: target.value as Kind })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
            </option>
          ))}
        </Select>
        <PaymentFields
          fields={fields}
          ways={paymentWays}
          referenceLabel="Reference"
          change={(changed) => setFields({ ...fields, ...changed })}
          at={at}
        />
      </div>
      <FormProblem text={problem} />
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={pending} pendingText="Recording...">
          Record payment
        </Button>
      </div>
    </form>
  );
}
