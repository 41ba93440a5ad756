import { successes } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { createColdRoom, updateColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { toSend, type RoomValues } from './roomFields.ts';
import type { useOpenedRoom } from './useOpenedRoom.ts';
import type { usePictureWords } from './usePictureWords.ts';

type Opened = Pick<ReturnType<typeof useOpenedRoom>, 'opened' | 'takePictures'>;

interface Saving extends Opened {
  /** The room that is changed; undefined for a new one. */
  room: Room | undefined;
  /** The picture that was chosen for a new room. */
  chosen: Blob | undefined;
  words: ReturnType<typeof usePictureWords>;
  fail: (failure: Failure | undefined) => void;
  onSaved: () => void;
}

/** Saves a room: the descriptions of its pictures first, then its fields. */
export function useSaveRoom(saving: Saving) {
  const { room, chosen, words, opened, takePictures, fail, onSaved } = saving;
  const dispatch = useAppDispatch();

  /** Saves the descriptions of pictures, and answers the version that the room has then. */
  const saveWords = async ({ id }: Room) => {
    if (!words.isUnsaved) return opened;
    const saved = await words.saveAll(id);
    if ('room' in saved) {
      takePictures(saved.room);
      return saved.room;
    }
    fail(saved.failure);
    return undefined;
  };

  const send = async (fields: RoomValues) => {
    const sent = toSend(fields);
    if (!room) return dispatch(createColdRoom({ ...sent, ...(chosen && { image: chosen }) }));
    const described = await saveWords(room);
    if (!described) return undefined;
    const { version } = described;
    const change = { ...sent, id: room.id, ...(version !== undefined && { version }) };
    return dispatch(updateColdRoom(change));
  };

  return async (fields: RoomValues): Promise<void> => {
    const result = await send(fields);
    if (!result) return;
    if (createColdRoom.fulfilled.match(result) || updateColdRoom.fulfilled.match(result)) {
      notify.success(room ? successes.roomUpdated : successes.roomCreated);
      onSaved();
      return;
    }
    fail(result.payload);
  };
}
