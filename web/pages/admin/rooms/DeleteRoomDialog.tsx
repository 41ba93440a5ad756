import { messages, successes } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { deleteColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { explain } from '#web/lib/api/failure.ts';
import { useDialog } from '#web/lib/hooks/useDialog.ts';
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
  const { pending, problem, close, run } = useDialog(onClose);
  const remove = async ({ id }: Room) => {
    const removed = await run(async () => {
      const result = await dispatch(deleteColdRoom({ id }));
      if (deleteColdRoom.fulfilled.match(result)) return undefined;
      return result.payload ? explain(result.payload) : messages.deleteRoomFailed;
    });
    if (!removed) return;
    notify.success(successes.roomDeleted);
    onDeleted();
    onClose();
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
            onClick={() => room && void remove(room)}
          >
            Delete room
          </Button>
        </>
      }
    >
      <p>
        <strong>{room?.name}</strong> and its pictures are deleted for good. Past bookings keep its
        name. To only stop new bookings, edit the room and make it unavailable.
      </p>
      <FormProblem text={problem} />
    </Dialog>
  );
}
