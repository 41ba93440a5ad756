import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#shared/messages.ts';
import { readResetHash } from '#shared/resetPath.ts';
import { afterSignIn } from '#web/features/auth/access.ts';
import { resetPassword } from '#web/features/auth/api/passwordReset.ts';
import { loadUser } from '#web/features/auth/index.ts';
import type { Input } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { decodeToken } from '#web/lib/session.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { keepResetNext, resetNext } from './resetNext.ts';

type Fields = Input<'auth.reset'> & { confirmPassword: string };

const resolver = lazyResolver<Fields>(
  async () => (await import('#shared/contract/auth.ts')).reset.input,
  ({ newPassword, confirmPassword }) => ({
    confirmPassword: newPassword === confirmPassword ? undefined : messages.passwordsDoNotMatch,
  }),
);

const shown = ['email', 'code', 'newPassword'] as const;

/** The form that sets a forgotten password anew. Its address says whose, and after the e-mail's link the code. */
export function useResetForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [problem, setProblem] = useState<string>();
  const form = useForm<Fields>({
    resolver,
    defaultValues: { ...readResetHash(hash), newPassword: '', confirmPassword: '' },
  });

  const submit = async ({ email, code, newPassword }: Fields) => {
    setProblem(undefined);
    const { data, failure } = await dispatch(resetPassword({ email, code, newPassword }));
    if (failure) {
      if (!showAtField(failure, shown, form.setError)) setProblem(explain(failure));
      return;
    }
    dispatch(loadUser());
    notify.success('Your password is changed. Other devices have to sign in again.');
    const role = decodeToken(data.token)?.role ?? 'user';
    const next = resetNext(search);
    keepResetNext(undefined);
    void navigate(afterSignIn(role, next), { replace: true });
  };
  return { form, problem, submit: form.handleSubmit(submit) };
}
