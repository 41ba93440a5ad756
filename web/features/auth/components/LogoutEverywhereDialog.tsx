import { useLeave } from '#web/features/auth/useLogout.ts';
import { explain } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { useDialog } from '#web/lib/hooks/useDialog.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/**
 * Asks before all sessions are ended. It waits for the server, unlike a logout on one device: whoever has
 * lost a phone has to know whether that one is signed out.
 */
export function LogoutEverywhereDialog({ open, onClose }: Props) {
  const dispatch = useAppDispatch();
  const leave = useLeave();
  const { pending, problem, close, run } = useDialog(onClose);
  const logOut = async () => {
    const done = await run(async () => {
      const { failure } = await dispatch(
        send('auth.logout', { everywhere: true }, { fallback: 'Failed to log out.' }),
      );
      return failure && explain(failure);
    });
    if (done) leave();
  };
  return (
    <Dialog
      open={open}
      title="Log out on all devices?"
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            Stay signed in
          </Button>
          <Button pending={pending} pendingText="Logging out..." onClick={() => void logOut()}>
            Log out everywhere
          </Button>
        </>
      }
    >
      <p>
        Every phone and computer on which you are signed in is logged out, this one too. Whoever
        uses one of them has to sign in with your password again. Your bookings and your password
        stay as they are.
      </p>
      <FormProblem text={problem} />
    </Dialog>
  );
}
