import { useState, type SubmitEvent } from 'react';
import { limits } from '#shared/limits.ts';
import { referencedWays } from '#shared/payment.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { wayLabels } from '#web/features/payments/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
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
    'Thank you. We look for your payment and tell you.',
    onDone,
  );
  const typed =
    (name: keyof typeof fields) =>
    ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ id: bookingId, ...fields, amount: fields.amount.replace(/[\s,]/g, '') });
  };
  return (
    <form className={styles.panel} noValidate aria-label="I have paid" onSubmit={submit}>
      <div className={styles.fields}>
        <Select label="Way" value={fields.way} onChange={typed('way')}>
          {referencedWays.map((way) => (
            <option key={way} value={way}>
              {wayLabels[way]}
            </option>
          ))}
        </Select>
        <TextInput
          label="Amount in Rwf"
          inputMode="numeric"
          autoComplete="off"
          value={fields.amount}
          error={at('amount')}
          onChange={typed('amount')}
        />
        <TextInput
          label="Reference of the transaction"
          autoComplete="off"
          maxLength={limits.referenceCharacters}
          value={fields.reference}
          error={at('reference')}
          onChange={typed('reference')}
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
