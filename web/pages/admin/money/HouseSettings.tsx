import { useState, type SubmitEvent } from 'react';
import type { House } from '#shared/house.ts';
import { limits } from '#shared/limits.ts';
import { useSending } from '#web/features/payments/useSending.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { CancellationFields } from './CancellationFields.tsx';
import { ruleOf, typedRule } from './cancellationRule.ts';
import styles from './money.module.css';

/** What customers read of how to pay. */
export function HouseSettings() {
  const { data, error, retry } = useCall('house.get', {}, 'Failed to fetch how customers pay.');
  if (data) return <HouseForm house={data} />;
  return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
}

type TextName = Exclude<keyof House, 'cancellation'>;

const fields: [name: TextName, label: string, hint: string][] = [
  ['merchantCode', 'Merchant code', 'What mobile money is paid to.'],
  ['merchantName', 'Name of the merchant', 'What the payer sees before they confirm.'],
  ['bankAccount', 'Bank account', 'Bank, number and name of the account, in a line.'],
  ['telephone', 'Telephone', 'Whom customers call about a payment.'],
];

function HouseForm({ house }: { house: House }) {
  const { cancellation, ...texts } = house;
  const [typed, setTyped] = useState(texts);
  const [rule, setRule] = useState(() => typedRule(cancellation));
  const { send, pending, problem, at } = useSending(
    'house.change',
    'Customers now read this.',
    () => undefined,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ ...typed, ...ruleOf(rule) });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map(([name, label, hint]) => (
        <TextInput
          key={name}
          label={label}
          hint={hint}
          optional
          autoComplete="off"
          maxLength={limits.houseCharacters}
          value={typed[name] ?? ''}
          error={at(name)}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <CancellationFields rule={rule} at={at} onChange={setRule} />
      <FormProblem text={problem} />
      <p>
        <Button type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
      </p>
    </form>
  );
}
