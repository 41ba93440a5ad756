import { signInPath } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

interface Props {
  open: boolean;
  /** The address of the form that waits for them. */
  back: string;
  onClose: () => void;
}

/** Asks a visitor to sign in; the form waits for them as they left it. */
export default function SignInDialog({ open, back, onClose }: Props) {
  return (
    <Dialog
      open={open}
      title="Sign in to book"
      onClose={onClose}
      actions={
        <>
          <ButtonLink to={signInPath(back, '/signup')} look="outline">
            Create an account
          </ButtonLink>
          <ButtonLink to={signInPath(back)} look="primary">
            Sign in
          </ButtonLink>
        </>
      }
    >
      <p>
        A booking needs an account, so that you can follow it. What you have filled in is kept: you
        come straight back to it.
      </p>
    </Dialog>
  );
}
