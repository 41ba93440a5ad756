import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';
import { addRoomPicture, setRoomPictures } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { explain } from '#web/lib/api/failure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** The pictures of a room as the form of it knows them. */
export interface OpenedPictures {
  pictures: Picture[];
  version: number | undefined;
}

/** The state of a room's pictures in its form: each change of them is saved at once. */
export function useRoomPictures(
  id: string,
  { pictures, version }: OpenedPictures,
  onSaved: (room: Room) => void,
) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const guard = { id, ...(version !== undefined && { version }) };

  /** Answers whether it was saved. */
  const save = async (
    send: () => ReturnType<ReturnType<typeof addRoomPicture | typeof setRoomPictures>>,
    words: string,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    setSaid('');
    const { payload } = await send();
    setBusy(false);
    if (payload && 'pictures' in payload) {
      onSaved(payload);
      setSaid(words);
      return true;
    }
    setProblem(payload ? explain(payload) : messages.updateRoomFailed);
    return false;
  };

  const set = (wanted: Picture[], words: string) =>
    save(() => dispatch(setRoomPictures({ ...guard, pictures: wanted })), words);

  return {
    busy,
    problem,
    said,
    forgetProblem: () => setProblem(undefined),
    add: (image: Blob) =>
      save(() => dispatch(addRoomPicture({ ...guard, image })), 'The picture is added.'),
    move: (from: number, to: number) => {
      const moved = [...pictures];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return set(moved, `Picture ${from + 1} is now ${to + 1}.`);
    },
    describe: (index: number, description: string) =>
      set(
        pictures.map((one, at) => (at === index ? { ...one, description } : one)),
        'The description is saved.',
      ),
    remove: (index: number) =>
      set(
        pictures.filter((_, at) => at !== index),
        'The picture is removed.',
      ),
  };
}
