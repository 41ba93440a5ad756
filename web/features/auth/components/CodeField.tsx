import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#shared/limits.ts';
import { TextInput } from '#web/ui/inputs.tsx';

interface Props {
  error: string | undefined;
  field: UseFormRegisterReturn;
  className?: string | undefined;
}

/** Where the code from an e-mail is typed. */
export const CodeField = ({ error, field, className }: Props) => (
  <TextInput
    label="Code"
    hint={`The ${limits.codeDigits} digits in the email.`}
    inputMode="numeric"
    autoComplete="one-time-code"
    required
    className={className}
    error={error}
    {...field}
  />
);
