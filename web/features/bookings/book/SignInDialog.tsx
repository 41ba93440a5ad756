import { paths, signInPath } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';

/** Asks a visitor to sign in; the form waits for them as they left it. */
export const SignInDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    title="Sign in to book"
    onClose={onClose}
    actions={
      <>
        <ButtonLink to={signInPath(paths.book.path, '/signup')} look="outline">
          Create an account
        </ButtonLink>
        <ButtonLink to={signInPath(paths.book.path)} look="primary">
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
