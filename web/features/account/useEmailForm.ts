import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { loadUser } from '#web/features/auth/index.ts';
import { explain } from '#web/lib/api/failure.ts';
import { lazyResolver, showAtField } from '#web/lib/forms/forms.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { changeEmail } from './account.ts';
import { atPassword } from './atPassword.ts';

interface EmailValues {
  email: string;
  password: string;
}

const empty: EmailValues = { email: '', password: '' };

const resolver = lazyResolver<EmailValues>(
  async () => (await import('#shared/contract/account.ts')).changeEmail.input,
);

/**
 * The change of the e-mail address, for which the password is asked.
 * @param onChanged what to do once it is changed
 */
export function useEmailForm(onChanged: () => void) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<string>();
  const form = useForm<EmailValues>({ resolver, defaultValues: empty });

  const change = async (values: EmailValues) => {
    setProblem(undefined);
    const { failure } = await dispatch(changeEmail(values));
    if (failure) {
      const shown = showAtField(atPassword(failure), ['email', 'password'], form.setError);
      if (!shown) setProblem(explain(failure));
      return;
    }
    dispatch(loadUser());
    form.reset(empty);
    notify.success(
      'Your email address is changed. We have sent a code to it. Other devices have to sign in again.',
    );
    onChanged();
  };
  return { form, problem, change: form.handleSubmit(change) };
}
