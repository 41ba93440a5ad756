import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { messages, successes } from '#shared/messages.ts';
import { readResetHash } from '#shared/resetPath.ts';
import { registerUser } from '#web/features/auth/api/authSlice.ts';
import type { Input } from '#web/lib/api/client.ts';
import { siteFault } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { useFormDraft } from '#web/lib/forms/useFormDraft.ts';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';

type Fields = Input<'auth.register'> & { confirmPassword: string };

const resolver = lazyResolver<Fields>(
  async () => (await import('./signupSchema.ts')).signupSchema,
  ({ password, confirmPassword }) => ({
    confirmPassword: password === confirmPassword ? undefined : messages.passwordsDoNotMatch,
  }),
);

const defaultValues: Fields = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  email: '',
  password: '',
  confirmPassword: '',
  website: '',
};

/** What is kept over a reload: no password. */
const kept = ['firstName', 'lastName', 'phoneNumber', 'email'] as const;

const shown = ['firstName', 'lastName', 'phoneNumber', 'email', 'password'] as const;

function personOf(fields: Fields): Input<'auth.register'> {
  const person: Partial<Fields> & Input<'auth.register'> = { ...fields };
  delete person.confirmPassword;
  return person;
}

/** The registration form and the way it is sent. The link of an invitation says the address and brings its secret. */
export function useSignup() {
  const dispatch = useAppDispatch();
  const { email, code } = readResetHash(useLocation().hash);
  const known = { email, ...(code && { invitation: code }) };
  const form = useForm<Fields>({ resolver, defaultValues: { ...defaultValues, ...known } });
  const forget = useFormDraft('signUpDraft', form, kept);

  const submit = async (fields: Fields) => {
    notify.clear();
    const result = await dispatch(registerUser(personOf(fields)));
    if (registerUser.fulfilled.match(result)) {
      forget();
      notify.success(successes.registered);
      return;
    }
    const failure = result.payload;
    if (failure && showAtField(failure, shown, form.setError)) return;
    notify.failure(failure ?? siteFault(messages.registrationFailed));
  };
  return { ...form, submit: form.handleSubmit(submit) };
}

/** Whether the address is the link of an invitation to the team, as far as the page knows it: not at first. */
export function useIsInvited(): boolean {
  const { code } = readResetHash(useLocation().hash);
  return useIsInBrowser() && code !== '';
}
