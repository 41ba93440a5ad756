import { useState } from 'react';
import { isMonth } from '#shared/days.ts';
import { TextInput } from './inputs.tsx';

interface Props {
  label: string;
  /** Whether no month may be chosen as well. */
  optional?: boolean;
  /** As `2027-01`; empty where none is chosen. */
  value: string;
  onChange: (month: string) => void;
}

/**
 * A month, picked where the browser has a picker, else typed as `2027-01`. What stands in the field while it is typed is no month
 * yet: it stays until the field is left, and only months are told.
 */
export function MonthField({ label, optional = false, value, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (isMonth(text) || (optional && text === '')) onChange(text);
  };
  return (
    <TextInput
      label={label}
      optional={optional}
      type="month"
      placeholder="2027-01"
      autoComplete="off"
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => type(target.value)}
    />
  );
}
