import { useState } from 'react';
import { ownMessages } from '#shared/messages.ts';
import type { Profile } from '#shared/user.ts';
import { sendCode } from '#web/features/account/account.ts';
import { CodeField, joinedWords, useConfirmForm } from '#web/features/auth/index.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import { whyUnconfirmed } from './whyUnconfirmed.ts';
import styles from './account.module.css';

interface Props {
  account: Profile;
  onConfirmed: () => void;
}

/** Asks for the code that confirms the account's address, and sends another. */
export function ConfirmCard({ account, onConfirmed }: Props) {
  const { form, problem, submit } = useConfirmForm({ email: account.email, code: '' }, (role) => {
    notify.success([ownMessages.emailConfirmed, ...(role ? [joinedWords[role]] : [])].join(' '));
    onConfirmed();
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <SettingCard id="email" title="Confirm your email address" about={whyUnconfirmed(account)}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          className={styles.half}
          error={errors.code?.message}
          field={form.register('code')}
        />
        <FormProblem text={problem} />
        <div className={styles.actions}>
          <Button type="submit" look="secondary" pending={isSubmitting} pendingText="Confirming...">
            Confirm address
          </Button>
          <SendCode />
        </div>
      </form>
    </SettingCard>
  );
}

function SendCode() {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const ask = async () => {
    setPending(true);
    const { data, failure } = await dispatch(sendCode());
    setPending(false);
    if (failure) notify.failure(failure);
    else notify.success(data.message);
  };
  return (
    <Button look="outline" pending={pending} pendingText="Sending..." onClick={() => void ask()}>
      Send a new code
    </Button>
  );
}
