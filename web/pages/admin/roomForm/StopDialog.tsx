import { plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

interface Props {
  /** How many live bookings the room has; 0 where nothing is asked. */
  live: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says how many bookings stay before a room is made unavailable. */
export const StopDialog = ({ live, onClose, onConfirm }: Props) => (
  <Dialog
    open={live > 0}
    title="Make this room unavailable?"
    onClose={onClose}
    actions={
      <>
        <Button look="outline" onClick={onClose}>
          Go back
        </Button>
        <Button look="primary" onClick={onConfirm}>
          Make unavailable
        </Button>
      </>
    }
  >
    <p>
      It has {plural(live, 'live booking')}, pending or approved. Nothing is cancelled by this: only
      new bookings are stopped.
    </p>
  </Dialog>
);
