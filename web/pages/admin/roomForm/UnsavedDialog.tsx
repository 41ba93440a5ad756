import type { HeldNavigation } from '#web/lib/router/shown.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** Asks before a form is left with something unsaved. */
export const UnsavedDialog = ({ held }: { held: HeldNavigation | undefined }) => (
  <Dialog
    open={held !== undefined}
    title="Leave without saving?"
    onClose={() => held?.stay()}
    actions={
      <>
        <Button look="outline" onClick={() => held?.stay()}>
          Stay here
        </Button>
        <Button look="danger" onClick={() => held?.leave()}>
          Leave
        </Button>
      </>
    }
  >
    <p>What you have changed in this form is not saved, and would be lost.</p>
  </Dialog>
);
