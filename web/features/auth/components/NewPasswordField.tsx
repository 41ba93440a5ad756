import type { Control, FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '#shared/limits.ts';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';

interface Props<Fields extends FieldValues> {
  label: string;
  error: string | undefined;
  control: Control<Fields>;
  field: UseFormRegisterReturn<FieldPath<Fields>>;
  /** What is known about the person, and so no secret: names, e-mail address. */
  known: () => string[];
}

/** A password that somebody chooses, and how strong it is. */
export const NewPasswordField = <Fields extends FieldValues>(props: Props<Fields>) => (
  <div>
    <PasswordInput
      label={props.label}
      // The error says the same.
      hint={props.error ? undefined : `At least ${limits.passwordCharacters} characters.`}
      autoComplete="new-password"
      required
      error={props.error}
      {...props.field}
    />
    <PasswordMeter control={props.control} name={props.field.name} known={props.known} />
  </div>
);
