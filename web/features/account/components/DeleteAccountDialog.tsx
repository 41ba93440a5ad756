import { useState } from 'react';
import { removeAccount } from '#web/features/account/account.ts';
import { atPassword } from '#web/features/account/atPassword.ts';
import { useLeave } from '#web/features/auth/index.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { focusField } from '#web/lib/forms/focusField.ts';
import { useDialog } from '#web/lib/hooks/useDialog.ts';
import { keepFarewell } from '#web/lib/notify/farewell.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import styles from './account.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
}

const FORM = 'delete-account';

/** Asks for the password before an account is deleted. */
export function DeleteAccountDialog({ open, onClose }: Props) {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const [password, setPassword] = useState('');
  const { pending, problem, close, run } = useDialog<Failure>(() => {
    setPassword('');
    onClose();
  });
  const wrongPassword = problem?.field === 'password' ? problem.message : undefined;
  const remove = async (form: HTMLFormElement) => {
    const removed = await run(async () => {
      const { data, failure } = await dispatch(removeAccount({ password }));
      if (data) keepFarewell(data.message);
      const refused = failure && atPassword(failure);
      if (refused?.field) focusField(form, refused.field);
      return refused;
    });
    if (removed) leave();
  };
  return (
    <Dialog
      open={open}
      title="Delete your account?"
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            Keep account
          </Button>
          <Button
            type="submit"
            form={FORM}
            look="danger"
            pending={pending}
            pendingText="Deleting..."
          >
            Delete account
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className={styles.form}
        onSubmit={(event) => (event.preventDefault(), void remove(event.currentTarget))}
      >
        <p>
          Your profile, your picture and your notifications are deleted, and you are logged out
          everywhere. Past bookings stay with us, without your name. This cannot be undone.
        </p>
        <PasswordInput
          label="Current password"
          name="password"
          autoComplete="current-password"
          required
          error={wrongPassword}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
      <FormProblem text={problem && !wrongPassword ? explain(problem) : undefined} />
    </Dialog>
  );
}
