import { useId } from 'react';
import type { Day } from '#shared/days.ts';
import { useClosures } from '#web/features/timeline/useClosures.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CloseRoomForm } from './CloseRoomForm.tsx';

/** A room to close, or any, from a day on where one was chosen. */
export interface ToClose {
  room?: { id: string; name: string };
  day?: Day;
}

interface Props {
  toClose: ToClose | undefined;
  onClose: () => void;
  /** Called where a room was closed. */
  onDone?: () => void;
}

/** Asks for which days and why a room is to be closed. */
export function CloseRoomDialog({ toClose, onClose, onDone }: Props) {
  const form = useId();
  const only = toClose?.room;
  const closing = useClosures('closures.create', 'The room is closed on these days.', () => {
    onDone?.();
    onClose();
  });
  const close = () => {
    closing.forget();
    onClose();
  };
  return (
    <Dialog
      open={toClose !== undefined}
      title={only ? `Close ${only.name} for days` : 'Close a room for days'}
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={closing.pending} onClick={close}>
            Keep open
          </Button>
          <Button type="submit" form={form} pending={closing.pending} pendingText="Closing...">
            Close the room
          </Button>
        </>
      }
    >
      {toClose && <CloseRoomForm id={form} toClose={toClose} {...closing} />}
    </Dialog>
  );
}
