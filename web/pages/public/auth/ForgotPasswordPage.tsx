import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { resetHash } from '#shared/resetPath.ts';
import { askForCode } from '#web/features/auth/api/passwordReset.ts';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { SubmitButton } from '#web/features/auth/components/SubmitButton.tsx';
import type { Input } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { useNextPath } from '#web/lib/hooks/useNextPath.ts';
import { paths, signInPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { useAppDispatch } from '#web/lib/state.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { EmailField } from '#web/ui/inputs.tsx';
import { keepResetNext } from './resetNext.ts';
import styles from './authForm.module.css';

type Fields = Input<'auth.forgot'>;

const resolver = lazyResolver<Fields>(
  async () => (await import('#shared/contract/auth.ts')).forgot.input,
);

/** Asks whose password is forgotten, and leads to where the code from the e-mail is typed. */
export default function ForgotPasswordPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const next = useNextPath();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ email }: Fields) => {
    setProblem(undefined);
    const { failure } = await dispatch(askForCode({ email }));
    if (failure) {
      if (!showAtField(failure, ['email'], setError)) setProblem(explain(failure));
      return;
    }
    keepResetNext(next);
    void navigate(signInPath(next, paths.resetPassword.path) + resetHash({ email }));
  };

  return (
    <AuthLayout title="Forgot your password?">
      <p className={styles.other}>
        Give the email address that you signed up with. We send a code to it.
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
        <FormProblem text={problem} />
        <SubmitButton pending={isSubmitting} pendingText="Sending...">
          Send code
        </SubmitButton>
      </form>
      <p className={styles.other}>
        <Link to={signInPath(next)}>Back to sign in</Link>
      </p>
    </AuthLayout>
  );
}
