import { namesOf, type Person } from '#shared/user.ts';
import { explain } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { useDialog } from '#web/lib/hooks/useDialog.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

/** Somebody who was added by the staff, and the account that may be theirs. */
export interface Pair {
  caller: Person;
  account: Person;
}

interface Props {
  pair: Pair | undefined;
  onClose: () => void;
  onJoined: (account: Person) => void;
}

/** Asks before a caller is joined to an account, which nothing undoes. */
export function JoinDialog({ pair, onClose, onJoined }: Props) {
  const dispatch = useAppDispatch();
  const { pending, problem, close, run } = useDialog(onClose);
  const join = async ({ caller, account }: Pair) => {
    const joined = await run(async () => {
      const input = { id: account.userId, callerId: caller.userId };
      const { failure } = await dispatch(
        send('people.join', input, { fallback: 'Failed to join the clients.' }),
      );
      return failure && explain(failure);
    });
    if (!joined) return;
    notify.success('The clients are joined.');
    onClose();
    onJoined(account);
  };
  return (
    <Dialog
      open={pair !== undefined}
      title="Join these clients?"
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            Keep both
          </Button>
          <Button
            pending={pending}
            pendingText="Joining..."
            onClick={() => pair && void join(pair)}
          >
            Join them
          </Button>
        </>
      }
    >
      {pair && (
        <p>
          All bookings, payments and notes of <strong>{namesOf(pair.caller)}</strong>, who was added
          by the staff, go to the account <strong>{pair.account.email}</strong> of{' '}
          <strong>{namesOf(pair.account)}</strong>, who then sees them. This cannot be undone: ask
          the client first whether the account is theirs.
        </p>
      )}
      <FormProblem text={problem} />
    </Dialog>
  );
}
