import { limits } from '#shared/limits.ts';
import type { PasswordFormState } from '#web/features/account/usePasswordForm.ts';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import styles from './account.module.css';

interface Props {
  /** Whose password it is, for password managers. */
  email: string;
  /** What the password is called that is asked for first. */
  present: string;
  form: PasswordFormState;
}

/** The old password, and twice the new one. */
export function PasswordFields({ email, present, form }: Props) {
  const { errors } = form.formState;
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={present}
        autoComplete="current-password"
        required
        className={styles.half}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className={styles.pair}>
        <PasswordInput
          label="New password"
          hint={`At least ${limits.passwordCharacters} characters.`}
          autoComplete="new-password"
          required
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
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
