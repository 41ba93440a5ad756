import { TextInput } from '#web/ui/inputs.tsx';
import type { TypedRule } from './cancellationRule.ts';

interface Props {
  rule: TypedRule;
  /** What is wrong with a field. */
  at: (field: string) => string | undefined;
  onChange: (rule: TypedRule) => void;
}

/** What cancelling an approved booking costs; nothing where both fields are empty. */
export const CancellationFields = ({ rule, at, onChange }: Props) => (
  <>
    <TextInput
      label="Free cancelling until this many days before the first day"
      hint="Bookings that are made from now on keep this rule. Empty: always free."
      inputMode="numeric"
      autoComplete="off"
      value={rule.freeDays}
      error={at('cancellation.freeDays')}
      onChange={({ target }) => onChange({ ...rule, freeDays: target.value })}
    />
    <TextInput
      label="Fee after that, in percent of the total"
      hint="From 1 to 100."
      inputMode="numeric"
      autoComplete="off"
      value={rule.share}
      error={at('cancellation.share')}
      onChange={({ target }) => onChange({ ...rule, share: target.value })}
    />
  </>
);
