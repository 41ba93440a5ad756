import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { PasswordInput } from '#web/components/PasswordInput.tsx';
import { Problem } from '#web/features/bookings/Problem.tsx';
import styles from './SettingsPage.module.css';
import { usePasswordForm } from './usePasswordForm.ts';

/** The change of a password. The hidden e-mail tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const { form, problem, change } = usePasswordForm();
  const { errors, isSubmitting } = form.formState;
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
        <h2>Password</h2>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Present password"
          autoComplete="current-password"
          required
          className={styles.half}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className={styles.pair}>
          <PasswordInput
            label="New password"
            hint="At least 8 characters."
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
        <Problem text={problem} />
        <Button
          type="submit"
          look="secondary"
          className={styles.send}
          pending={isSubmitting}
          pendingText="Changing..."
        >
          Change password
        </Button>
      </form>
    </Card>
  );
}
