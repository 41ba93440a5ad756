import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StaffRole } from '#shared/access.ts';
import { ownMessages } from '#shared/messages.ts';
import { readResetHash } from '#shared/resetPath.ts';
import { dashboardOf } from '#web/features/auth/access.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { CodeField } from '#web/features/auth/components/CodeField.tsx';
import { SubmitButton } from '#web/features/auth/components/SubmitButton.tsx';
import { joinedWords } from '#web/features/auth/joinedWords.ts';
import { useConfirmForm } from '#web/features/auth/useConfirmForm.ts';
import { paths, signInPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { useAppSelector } from '#web/lib/state.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { EmailField } from '#web/ui/inputs.tsx';
import styles from './authForm.module.css';

/** Where the link in the e-mail leads that confirms an address. A press confirms it: some programs open every link. */
export default function ConfirmEmailPage() {
  const { hash } = useLocation();
  const [confirmed, setConfirmed] = useState<{ role: StaffRole | undefined }>();
  return (
    <AuthLayout title="Confirm your email address">
      {confirmed ? (
        <Confirmed {...confirmed} />
      ) : (
        // The link from an e-mail that is opened in this tab fills the form in anew.
        <ConfirmForm key={hash} onConfirmed={(role) => setConfirmed({ role })} />
      )}
    </AuthLayout>
  );
}

function ConfirmForm({ onConfirmed }: { onConfirmed: (role?: StaffRole) => void }) {
  const { form, problem, submit } = useConfirmForm(readResetHash(useLocation().hash), onConfirmed);
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <EmailField
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <CodeField error={errors.code?.message} field={form.register('code')} />
        <FormProblem text={problem} />
        <SubmitButton pending={isSubmitting} pendingText="Confirming...">
          Confirm my address
        </SubmitButton>
      </form>
      <p className={styles.other}>
        No code, or one that has expired?{' '}
        <Link to={signInPath(paths.dashboardSettings.path)}>Sign in and ask for a new one</Link>.
      </p>
    </>
  );
}

function Confirmed({ role }: { role: StaffRole | undefined }) {
  const user = useAppSelector(selectUser);
  return (
    <>
      <p role="status">
        {ownMessages.emailConfirmed}{' '}
        {role ? joinedWords[role] : 'From now on we write to you about bookings.'}
      </p>
      <p className={styles.other}>
        <Link to={user ? dashboardOf(user.role) : paths.login.path}>
          {user ? 'Go to your dashboard' : 'Sign in'}
        </Link>
      </p>
    </>
  );
}
