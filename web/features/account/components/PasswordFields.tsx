import type { PasswordFormState } from '#web/features/account/usePasswordForm.ts';
import { NewPasswordField } from '#web/features/auth/index.ts';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import styles from './account.module.css';

interface Props {
  /** The account: its address is for password managers, and neither may be part of a strong password. */
  person: { email: string; names: string };
  /** Label of the current password. */
  present: string;
  form: PasswordFormState;
}

/** The old password, and twice the new one. */
export function PasswordFields({ person, present, form }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <input type="email" autoComplete="username" value={person.email} readOnly hidden />
      <PasswordInput
        label={present}
        autoComplete="current-password"
        required
        className={styles.half}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className={styles.pair}>
        <NewPasswordField
          label="New password"
          error={errors.newPassword?.message}
          control={form.control}
          field={form.register('newPassword')}
          known={() => [person.names, person.email]}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
      </div>
    </>
  );
}
