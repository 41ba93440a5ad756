import { useLocation } from 'react-router-dom';
import { limits } from '#shared/limits.ts';
import { ownMessages } from '#shared/messages.ts';
import { readResetHash } from '#shared/resetPath.ts';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { CodeField } from '#web/features/auth/components/CodeField.tsx';
import { NewPasswordField } from '#web/features/auth/components/NewPasswordField.tsx';
import { SubmitButton } from '#web/features/auth/components/SubmitButton.tsx';
import { paths, signInPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { EmailField } from '#web/ui/inputs.tsx';
import { resetNext } from './resetNext.ts';
import { useResetForm } from './useResetForm.ts';
import styles from './authForm.module.css';

/** Where the code from the e-mail is typed, or has come with its link, and a new password is chosen. */
export default function ResetPasswordPage() {
  const { search, hash } = useLocation();
  const { email, code } = readResetHash(hash);
  const forgot = signInPath(resetNext(search), paths.forgotPassword.path);
  return (
    <AuthLayout title="Choose a new password">
      {email !== '' && code === '' && (
        <p className={styles.other}>
          {ownMessages.codeSent} It is valid for {limits.resetMinutes} minutes.
        </p>
      )}
      {/* The link from an e-mail that is opened in this tab fills the form in anew. */}
      <ResetForm key={hash} />
      <p className={styles.other}>
        No code, or one that has expired? <Link to={forgot}>Ask for a new code</Link>
      </p>
    </AuthLayout>
  );
}

function ResetForm() {
  const { form, problem, submit } = useResetForm();
  const { register, control, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <CodeField error={errors.code?.message} field={register('code')} />
      <NewPasswordField
        label="New password"
        error={errors.newPassword?.message}
        control={control}
        field={register('newPassword')}
        known={() => [getValues('email')]}
      />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <FormProblem text={problem} />
      <SubmitButton pending={isSubmitting} pendingText="Changing...">
        Change password
      </SubmitButton>
    </form>
  );
}
