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
import { houseFields, type TextName } from './houseFields.ts';
import styles from './money.module.css';

/** What customers read of how to pay and to reach the house, who sells, and what cancelling costs. */
export function HouseSettings() {
  const { data, error, retry } = useCall(
    'house.get',
    {},
    'Failed to fetch the settings of the house.',
  );
  if (data) return <HouseForm house={data} />;
  return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
}

type Typed = Partial<Record<TextName, string>>;

/** What is set, as it is typed. */
const typedOf = ({ vatPercent, receiptSeries, ...texts }: Pick<House, TextName>): Typed => ({
  ...texts,
  ...(vatPercent !== undefined && { vatPercent: String(vatPercent) }),
  ...(receiptSeries !== undefined && { receiptSeries: String(receiptSeries) }),
});

/** What is typed, as it is sent: a number that is empty is left out. */
const sentOf = ({ vatPercent = '', receiptSeries = '', ...texts }: Typed) => ({
  ...texts,
  ...(vatPercent.trim() && { vatPercent: vatPercent.replace(',', '.') }),
  ...(receiptSeries.trim() && { receiptSeries }),
});

function HouseForm({ house }: { house: House }) {
  const { cancellation, ...texts } = house;
  const [typed, setTyped] = useState(() => typedOf(texts));
  const [rule, setRule] = useState(() => typedRule(cancellation));
  const { send, pending, problem, at } = useSending(
    'house.change',
    'Clients now read this.',
    () => undefined,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ ...sentOf(typed), ...ruleOf(rule) });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {houseFields.map(([title, fields]) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
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
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>Cancelling</legend>
        <CancellationFields rule={rule} at={at} onChange={setRule} />
      </fieldset>
      <FormProblem text={problem} />
      <p>
        <Button type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
      </p>
    </form>
  );
}
