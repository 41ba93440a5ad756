import { useLocation } from 'react-router-dom';
import { AuthLayout } from '#web/features/auth/components/AuthLayout.tsx';
import { NewPasswordField } from '#web/features/auth/components/NewPasswordField.tsx';
import { SignedInAlready } from '#web/features/auth/components/SignedInAlready.tsx';
import { SubmitButton } from '#web/features/auth/components/SubmitButton.tsx';
import { useNextPath } from '#web/lib/hooks/useNextPath.ts';
import { signInPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { signupReason } from '#web/lib/signInReason.ts';
import { Honeypot } from '#web/ui/Honeypot.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { EmailField, TextInput } from '#web/ui/inputs.tsx';
import { useIsInvited, useSignup } from './useSignup.ts';
import styles from './authForm.module.css';

export default function SignupPage() {
  const { hash } = useLocation();
  const next = useNextPath();
  const isInvited = useIsInvited();
  return (
    <SignedInAlready>
      <AuthLayout title="Create an account">
        <p className={styles.other}>
          {isInvited ? 'You are invited to the team.' : signupReason(next)}
        </p>
        {/* The link from an e-mail that is opened in this tab fills the form in anew. */}
        <SignupForm key={hash} />
        <p className={styles.other}>
          Already have an account? <Link to={signInPath(next)}>Sign in</Link>
        </p>
        {/* Last, because it comes only once the address is known, and must move nothing. */}
        {isInvited && (
          <p className={styles.other}>
            Create your account with the address that the invitation was sent to, and confirm it by
            the code that we send you then.
          </p>
        )}
      </AuthLayout>
    </SignedInAlready>
  );
}

function SignupForm() {
  const { register, control, getValues, submit, formState } = useSignup();
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
      <EmailField autoComplete="username" error={errors.email?.message} {...register('email')} />
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        control={control}
        field={register('password')}
        known={() => getValues(['firstName', 'lastName', 'email'])}
      />
      <PasswordInput
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Honeypot {...register('website')} />
      <SubmitButton pending={isSubmitting} pendingText="Creating your account...">
        Sign up
      </SubmitButton>
    </form>
  );
}
