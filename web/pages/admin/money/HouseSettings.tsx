import { useState, type SubmitEvent } from 'react';
import type { House } from '#shared/house.ts';
import { limits } from '#shared/limits.ts';
import { numberWord } from '#shared/numberWords.ts';
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

/** What customers read of how to pay, and who sells, as receipts name it. */
export function HouseSettings() {
  const { data, error, retry } = useCall('house.get', {}, 'Failed to fetch how customers pay.');
  if (data) return <HouseForm house={data} />;
  return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
}

/** Words that begin a sentence. */
const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type TextName = Exclude<keyof House, 'cancellation'>;

const fields: [name: TextName, label: string, hint: string][] = [
  ['merchantCode', 'Merchant code', 'What mobile money is paid to.'],
  ['merchantName', 'Name of the merchant', 'What the payer sees before they confirm.'],
  ['bankAccount', 'Bank account', 'Bank, number and name of the account, in a line.'],
  ['telephone', 'Telephone', 'Whom customers call; it stands on every page.'],
  ['whatsApp', 'WhatsApp', 'The number that customers write to; it stands on every page.'],
  ['email', 'Email', 'Stands on every page in place of the one that the site was built with.'],
  ['companyName', 'Company name', 'Who sells, as receipts name it from now on.'],
  ['tin', 'TIN', sentence(`${numberWord(limits.tinDigits)} digits, for receipts.`)],
  ['vatPercent', 'VAT rate in percent', 'Prices contain it; receipts show its part. Such as 18.'],
  [
    'receiptSeries',
    'Series of receipts',
    `From 1 to ${limits.receiptSeries}; empty is 1. More are for dozens of payments a second, and cannot be fewer again within a year.`,
  ],
];

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
    'Customers now read this.',
    () => undefined,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send({ ...sentOf(typed), ...ruleOf(rule) });
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
