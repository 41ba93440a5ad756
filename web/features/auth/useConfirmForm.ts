import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffRole } from '#shared/access.ts';
import type { Input } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { logout } from './api/authSlice.ts';
import { confirmEmail } from './api/confirmation.ts';

type Fields = Input<'auth.confirm'>;

const resolver = lazyResolver<Fields>(
  async () => (await import('#shared/contract/auth.ts')).confirm.input,
);

/**
 * The form that confirms an e-mail address by its code.
 * @param onConfirmed what to do then, with the role that an invitation has given. Whoever gets one is signed out by it.
 */
export function useConfirmForm(known: Fields, onConfirmed: (role?: StaffRole) => void) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  const form = useForm<Fields>({ resolver, defaultValues: known });

  const submit = async (fields: Fields) => {
    setProblem(undefined);
    const { data, failure } = await dispatch(confirmEmail(fields));
    if (data) {
      onConfirmed(data.role);
      if (data.role) dispatch(logout());
    } else if (!showAtField(failure, ['email', 'code'], form.setError))
      setProblem(explain(failure));
  };
  return { form, problem, submit: form.handleSubmit(submit) };
}
