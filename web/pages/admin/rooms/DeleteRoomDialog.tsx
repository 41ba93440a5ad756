import { useState } from 'react';
import { messages, successes } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { deleteColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { explain } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

interface Props {
  room: Room | undefined;
  /** Called where the room was deleted. */
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a room is deleted. */
export function DeleteRoomDialog({ room, onDeleted, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const close = () => {
    if (pending) return;
    setProblem(undefined);
    onClose();
  };
  const remove = async () => {
    if (!room) return;
    setPending(true);
    const result = await dispatch(deleteColdRoom({ id: room.id }));
    setPending(false);
    if (deleteColdRoom.fulfilled.match(result)) {
      setProblem(undefined);
      notify.success(successes.roomDeleted);
      onDeleted();
      onClose();
      return;
    }
    setProblem(result.payload ? explain(result.payload) : messages.deleteRoomFailed);
  };
  return (
    <Dialog
      open={room !== undefined}
      title="Delete this room?"
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            Keep room
          </Button>
          <Button
            look="danger"
            pending={pending}
            pendingText="Deleting..."
            onClick={() => void remove()}
          >
            Delete room
          </Button>
        </>
      }
    >
      <p>
        <strong>{room?.name}</strong> and its picture are deleted for good. Past bookings keep its
        name. To only stop new bookings, edit the room and make it unavailable.
      </p>
      <FormProblem text={problem} />
    </Dialog>
  );
}
