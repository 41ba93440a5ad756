import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { roleWords, type Invited } from './roleWords.ts';

interface Props {
  invited: Invited | undefined;
  onClose: () => void;
  onDone: () => void;
  /** Gives the role to an address that turns out to have an account. */
  give: (invited: Invited) => void;
}

/** Asks before somebody is invited by e-mail, and says what it means. */
export function InviteDialog({ invited, onClose, onDone, give }: Props) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const close = () => {
    if (pending) return;
    setFailure(undefined);
    onClose();
  };
  const invite = async ({ email, role }: Invited) => {
    setPending(true);
    setFailure(undefined);
    const options = { fallback: 'Failed to send the invitation.' };
    const { failure: refused } = await dispatch(send('team.invite', { email, role }, options));
    setPending(false);
    if (refused) {
      setFailure(refused);
      return;
    }
    notify.success(`We have sent an invitation to ${email}.`);
    onClose();
    onDone();
  };
  const giveInstead = (instead: Invited) => {
    close();
    give(instead);
  };
  return (
    <Dialog
      open={invited !== undefined}
      title="Invite by e-mail?"
      onClose={close}
      actions={
        invited && (
          <>
            <Button look="outline" disabled={pending} onClick={close}>
              Do not invite
            </Button>
            {failure?.code === 'hasAccount' ? (
              <Button onClick={() => giveInstead(invited)}>Give the role</Button>
            ) : (
              <Button
                pending={pending}
                pendingText="Sending..."
                onClick={() => void invite(invited)}
              >
                Send the invitation
              </Button>
            )}
          </>
        )
      }
    >
      {invited && (
        <>
          <p>
            <strong>{invited.email}</strong> gets an e-mail with a link to sign up, and has the role
            once the address is confirmed. The link holds for {limits.invitationDays} days.
          </p>
          <p>Whoever accepts it {roleWords[invited.role].may}</p>
        </>
      )}
      <FormProblem text={failure && explain(failure)} />
    </Dialog>
  );
}
