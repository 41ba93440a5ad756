import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { successes } from '#shared/messages.ts';
import { loginUser } from '#web/features/auth/api/authSlice.ts';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { SignedInAlready } from '#web/features/auth/components/SignedInAlready.tsx';
import { SubmitButton } from '#web/features/auth/components/SubmitButton.tsx';
import { loginToast } from '#web/features/auth/loginToasts.ts';
import type { Input } from '#web/lib/api/client.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { useNextPath } from '#web/lib/hooks/useNextPath.ts';
import { sayFarewell } from '#web/lib/notify/farewell.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { paths, signInPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { signInReason } from '#web/lib/signInReason.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { EmailField } from '#web/ui/inputs.tsx';
import styles from './authForm.module.css';

type Fields = Input<'auth.login'>;

const resolver = lazyResolver<Fields>(
  async () => (await import('#shared/contract/auth.ts')).login.input,
);

export default function LoginPage() {
  const dispatch = useAppDispatch();
  // Beside the toast, which is gone in five seconds.
  const [problem, setProblem] = useState<string>();
  const next = useNextPath();
  // Without default values it takes what the browser has filled in before the scripts were there.
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ resolver });
  const { errors, isSubmitting } = formState;
  useEffect(sayFarewell, []);

  const submit = async (fields: Fields) => {
    notify.clear();
    setProblem(undefined);
    const result = await dispatch(loginUser(fields));
    if (loginUser.fulfilled.match(result)) {
      notify.success(successes.login);
      return;
    }
    const failure = result.payload;
    if (failure && showAtField(failure, ['email', 'password'], setError)) return;
    const words = loginToast(failure);
    notify.error(words);
    setProblem(words);
  };

  return (
    <SignedInAlready>
      <AuthLayout title="Sign in">
        {/* One line in any case, so that nothing below it moves when the address is read. */}
        <p className={styles.other}>{signInReason(next)}</p>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          <EmailField
            autoComplete="username"
            error={errors.email?.message}
            {...register('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...register('password')}
          />
          <p className={styles.forgot}>
            <Link to={signInPath(next, paths.forgotPassword.path)}>Forgot your password?</Link>
          </p>
          <FormProblem text={problem} />
          <SubmitButton pending={isSubmitting} pendingText="Signing in...">
            Sign in
          </SubmitButton>
        </form>
        <p className={styles.other}>
          Don’t have an account yet? <Link to={signInPath(next, '/signup')}>Sign up</Link>
        </p>
      </AuthLayout>
    </SignedInAlready>
  );
}
