import type { Blocker } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** Asks before a form is left with something unsaved. */
export const UnsavedDialog = ({ blocker }: { blocker: Blocker }) => (
  <Dialog
    open={blocker.state === 'blocked'}
    title="Leave without saving?"
    onClose={() => blocker.reset?.()}
    actions={
      <>
        <Button look="outline" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </>
    }
  >
    <p>What you have changed in this form is not saved, and would be lost.</p>
  </Dialog>
);
