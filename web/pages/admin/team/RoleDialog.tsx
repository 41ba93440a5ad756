import { isStaff } from '#shared/access.ts';
import { explain } from '#web/lib/api/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { roleWords, type Asked, type Invited } from './roleWords.ts';
import { useTeamDialog } from './useTeamDialog.ts';

interface Props {
  asked: Asked | undefined;
  onClose: () => void;
  onDone: () => void;
  /** Invites an address that turns out to have no account. */
  invite: (invited: Invited) => void;
}

/** Asks before a role is given or withdrawn, and says what it means. */
export function RoleDialog({ asked, onClose, onDone, invite }: Props) {
  const { pending, failure, close, change } = useTeamDialog({ onClose, onDone });
  const give = ({ email, role, names }: Asked) =>
    change(
      'team.setRole',
      { email, role },
      { done: roleWords[role].done(names ?? email), fallback: 'Failed to change the role.' },
    );
  /** Whom to invite instead, where it turns out that the address has no account. */
  const newcomer =
    failure?.code === 'accountNotFound' && asked && isStaff(asked.role)
      ? { email: asked.email, role: asked.role }
      : undefined;
  const inviteInstead = (instead: Invited) => {
    close();
    invite(instead);
  };
  const words = asked && roleWords[asked.role];
  return (
    <Dialog
      open={asked !== undefined}
      title={words?.title ?? ''}
      onClose={close}
      actions={
        asked &&
        words && (
          <>
            <Button look="outline" disabled={pending} onClick={close}>
              Leave it as it is
            </Button>
            {newcomer ? (
              <Button onClick={() => inviteInstead(newcomer)}>Invite by email</Button>
            ) : (
              <Button
                look={asked.role === 'user' ? 'danger' : 'primary'}
                pending={pending}
                pendingText={words.pendingText}
                onClick={() => void give(asked)}
              >
                {words.yes}
              </Button>
            )}
          </>
        )
      }
    >
      {asked && words && (
        <>
          <p>
            <strong>{asked.names ? `${asked.names} (${asked.email})` : asked.email}</strong>{' '}
            {words.may}
          </p>
          <p>
            {asked.own
              ? 'This is your own account: all your sessions end at once, and you must sign in again.'
              : 'All their sessions end at once, and they must sign in again.'}
          </p>
        </>
      )}
      <FormProblem text={failure && explain(failure)} />
    </Dialog>
  );
}
