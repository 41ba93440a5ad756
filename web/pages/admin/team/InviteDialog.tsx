import { limits } from '#shared/limits.ts';
import { explain } from '#web/lib/api/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { roleWords, type Invited } from './roleWords.ts';
import { useTeamDialog } from './useTeamDialog.ts';

interface Props {
  invited: Invited | undefined;
  onClose: () => void;
  onDone: () => void;
  /** Gives the role to an address that turns out to have an account. */
  give: (invited: Invited) => void;
}

/** Asks before somebody is invited by e-mail, and says what it means. */
export function InviteDialog({ invited, onClose, onDone, give }: Props) {
  const { pending, failure, close, change } = useTeamDialog({ onClose, onDone });
  const invite = ({ email, role }: Invited) =>
    change(
      'team.invite',
      { email, role },
      {
        done: `We have sent an invitation to ${email}.`,
        fallback: 'Failed to send the invitation.',
      },
    );
  const giveInstead = (instead: Invited) => {
    close();
    give(instead);
  };
  return (
    <Dialog
      open={invited !== undefined}
      title="Invite by email?"
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
            <strong>{invited.email}</strong> gets an email with a link to sign up, and has the role
            once the address is confirmed. The link holds for {limits.invitationDays} days.
          </p>
          <p>Whoever accepts it {roleWords[invited.role].may}</p>
        </>
      )}
      <FormProblem text={failure && explain(failure)} />
    </Dialog>
  );
}
