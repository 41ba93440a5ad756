import { limits } from '#shared/limits.ts';
import { messages, successes } from '#shared/messages.ts';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import type { Input } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { nextPath, signInPath } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/app/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { registerUser } from '#web/features/auth/api/authSlice.ts';
import styles from './authForm.module.css';
import { SignedInAlready } from '#web/features/auth/components/SignedInAlready.tsx';

type Fields = Input<'auth.register'> & { confirmPassword: string };

const resolver = lazyResolver<Fields>(
  async () => (await import('#shared/contract/auth.ts')).register.input,
  ({ password, confirmPassword }) => ({
    confirmPassword: password === confirmPassword ? undefined : messages.passwordsDoNotMatch,
  }),
);

const shown = ['firstName', 'lastName', 'phoneNumber', 'email', 'password'] as const;

function personOf(fields: Fields): Input<'auth.register'> {
  const person: Partial<Fields> & Input<'auth.register'> = { ...fields };
  delete person.confirmPassword;
  return person;
}

export default function SignupPage() {
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const { register, control, handleSubmit, setError, formState } = useForm<Fields>({
    resolver,
    defaultValues: {
      firstName: '',
      lastName: '',
      phoneNumber: '',
      email: '',
      password: '',
      confirmPassword: '',
      website: '',
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (fields: Fields) => {
    notify.clear();
    const result = await dispatch(registerUser(personOf(fields)));
    if (registerUser.fulfilled.match(result)) {
      notify.success(successes.registered);
      return;
    }
    const failure = result.payload;
    if (failure && showAtField(failure, shown, setError)) return;
    notify.error(failure ? explain(failure) : messages.registrationFailed);
  };

  return (
    <SignedInAlready>
      <AuthLayout title="Create an account">
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          <div className={styles.pair}>
            <TextInput
              label="First Name"
              autoComplete="given-name"
              required
              error={errors.firstName?.message}
              {...register('firstName')}
            />
            <TextInput
              label="Last Name"
              autoComplete="family-name"
              required
              error={errors.lastName?.message}
              {...register('lastName')}
            />
          </div>
          <PhoneField
            label="Phone Number"
            name="phoneNumber"
            control={control}
            required
            error={errors.phoneNumber?.message}
          />
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <PasswordInput
            label="Password"
            hint={`At least ${limits.passwordCharacters} characters.`}
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordInput
            label="Confirm Password"
            autoComplete="new-password"
            required
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
          <Honeypot {...register('website')} />
          <Button
            type="submit"
            look="primary"
            wide
            pending={isSubmitting}
            pendingText="Creating your account..."
          >
            Sign up
          </Button>
        </form>
        <p className={styles.other}>
          Already have an account? <Link to={signInPath(nextPath(search))}>Sign in</Link>
        </p>
      </AuthLayout>
    </SignedInAlready>
  );
}
