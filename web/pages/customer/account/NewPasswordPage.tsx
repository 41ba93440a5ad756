import { useLocation, useNavigate } from 'react-router-dom';
import { PasswordFields } from '#web/features/account/components/PasswordFields.tsx';
import { usePasswordForm } from '#web/features/account/usePasswordForm.ts';
import { afterSignIn } from '#web/features/auth/access.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { SubmitButton } from '#web/features/auth/components/SubmitButton.tsx';
import { useLogout } from '#web/features/auth/useLogout.ts';
import { nextPath } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import styles from './NewPasswordPage.module.css';

/** Where a one-time password leads, and nowhere else: the choice of a password of one's own. */
export default function NewPasswordPage() {
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const { form, problem, change } = usePasswordForm((changed) => {
    void navigate(afterSignIn(changed.role, nextPath(search)), { replace: true });
  });
  if (!user) return null;
  return (
    <AuthLayout title="Choose a new password">
      {user.oneTimePassword && (
        <p className={styles.why}>
          You signed in with a one-time password. Choose one of your own to go on.
        </p>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
        <PasswordFields
          person={user}
          present={user.oneTimePassword ? 'One-time password' : 'Current password'}
          form={form}
        />
        <FormProblem text={problem} />
        <SubmitButton pending={form.formState.isSubmitting} pendingText="Changing...">
          Change password
        </SubmitButton>
      </form>
      <p className={styles.who}>
        You are signed in as {user.email}.{' '}
        <Button look="ghost" size="small" onClick={logout}>
          Logout
        </Button>
      </p>
    </AuthLayout>
  );
}
