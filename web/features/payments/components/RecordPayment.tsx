import { useState, type SubmitEvent } from 'react';
import type { Balance } from '#shared/balance.ts';
import { limits } from '#shared/limits.ts';
import { paymentWays, recordedKinds } from '#shared/payment.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { kindLabels, wayLabels } from '#web/features/payments/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Select, TextInput } from '#web/ui/inputs.tsx';
import styles from './payments.module.css';

interface Props {
  bookingId: string;
  balance: Balance;
  onDone: () => void;
}

/** What an admin has taken or given back. It begins with what is left, or is to be refunded. */
export function RecordPayment({ bookingId, balance: { rest }, onDone }: Props) {
  const [fields, setFields] = useState({
    kind: rest < 0 ? recordedKinds[1] : recordedKinds[0],
    amount: rest === 0 ? '' : String(Math.abs(rest)),
    way: paymentWays[0] as (typeof paymentWays)[number],
    reference: '',
  });
  const { send, pending, problem, at } = useSending('payments.record', 'It is recorded.', onDone);
  const typed =
    (name: keyof typeof fields) =>
    ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ id: bookingId, ...fields, amount: fields.amount.replace(/[\s,]/g, '') });
  };
  return (
    <form className={styles.panel} noValidate aria-label="Record a payment" onSubmit={submit}>
      <div className={styles.fields}>
        <Select label="Kind" value={fields.kind} onChange={typed('kind')}>
          {recordedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindLabels[kind]}
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
        <Select label="Way" value={fields.way} onChange={typed('way')}>
          {paymentWays.map((way) => (
            <option key={way} value={way}>
              {wayLabels[way]}
            </option>
          ))}
        </Select>
        <TextInput
          label="Reference"
          optional={fields.way === 'cash'}
          autoComplete="off"
          maxLength={limits.referenceCharacters}
          value={fields.reference}
          error={at('reference')}
          onChange={typed('reference')}
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
