import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { AskPage } from '../AskPage.tsx';
import { Verdict } from './Verdict.tsx';
import styles from './CheckReceiptPage.module.css';

/** Says whether the receipt is genuine that the address names, or one whose number and code are typed. */
export default function CheckReceiptPage() {
  const [query] = useSearchParams();
  const [number = '', code = ''] = ['number', 'code'].map((name) => query.get(name)?.trim());
  const named = number !== '' && code !== '';
  return (
    <AskPage
      title="Check a receipt or an invoice"
      lead="See whether it is ours, and whether it still holds."
    >
      {/* It stands before the answer does, because only what changes in it is read aloud. */}
      <div role="status" className={styles.said}>
        {named && <Verdict key={`${number} ${code}`} number={number} code={code} />}
      </div>
      <Ask number={number} code={code} />
    </AskPage>
  );
}

/** The number and the code as they are typed. They follow the address, so that Back brings the former ones. */
function Ask(given: { number: string; code: string }) {
  const [, setQuery] = useSearchParams();
  const [followed, setFollowed] = useState(given);
  const [typed, setTyped] = useState(given);
  const [isAsked, setAsked] = useState(false);
  if (followed.number !== given.number || followed.code !== given.code) {
    setFollowed(given);
    setTyped(given);
    setAsked(false);
  }
  const [number, code] = [typed.number.trim(), typed.code.trim()];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (number && code) {
      setQuery({ number, code });
      return;
    }
    const { elements } = event.currentTarget;
    (elements.namedItem(number ? 'code' : 'number') as HTMLInputElement).focus();
  };
  const inputOf = (name: 'number' | 'code') => ({
    name,
    required: true,
    autoComplete: 'off',
    maxLength: limits.receiptCodeCharacters,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Card>
      <form className={styles.form} aria-label="Receipt to check" noValidate onSubmit={submit}>
        <TextInput
          label="Number"
          error={isAsked && !number ? 'Enter the number.' : undefined}
          hint="Such as 2027-000123, or INV-2027-000123 of an invoice."
          {...inputOf('number')}
        />
        <TextInput
          label="Code"
          error={isAsked && !code ? 'Enter the code.' : undefined}
          hint="You find it beside the QR code."
          {...inputOf('code')}
        />
        <p>
          <Button type="submit" look="primary">
            Check
          </Button>
        </p>
      </form>
    </Card>
  );
}
