import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Claims } from '#shared/claims.ts';
import { messages } from '#shared/messages.ts';
import { loadUser } from '#web/features/auth/index.ts';
import { explain } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { decodeToken } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { changePassword } from './account.ts';
import { atPassword } from './atPassword.ts';

interface PasswordValues {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

export type PasswordFormState = UseFormReturn<PasswordValues>;

const empty: PasswordValues = { password: '', newPassword: '', confirmPassword: '' };

const resolver = lazyResolver<PasswordValues>(
  async () => (await import('#shared/contract/account.ts')).changePassword.input,
  ({ newPassword, confirmPassword }) => ({
    confirmPassword: newPassword === confirmPassword ? undefined : messages.passwordsDoNotMatch,
  }),
);

/**
 * The change of a password: the old one is asked for, the new one twice.
 * @param onChanged what to do once it is changed, with what the new token says
 */
export function usePasswordForm(onChanged: (changed: Claims) => void = () => undefined) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  const form = useForm<PasswordValues>({ resolver, defaultValues: empty });

  const change = async ({ password, newPassword }: PasswordValues) => {
    setProblem(undefined);
    const { data, failure } = await dispatch(changePassword({ password, newPassword }));
    if (failure) {
      const shown = showAtField(atPassword(failure), ['password', 'newPassword'], form.setError);
      if (!shown) setProblem(explain(failure));
      return;
    }
    dispatch(loadUser());
    form.reset(empty);
    notify.success('Your password is changed. Other devices have to sign in again.');
    const changed = decodeToken(data.token);
    if (changed) onChanged(changed);
  };
  return { form, problem, change: form.handleSubmit(change) };
}
