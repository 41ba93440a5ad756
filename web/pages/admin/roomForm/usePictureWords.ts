import { useState } from 'react';
import type { Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';
import { setRoomPictures } from '#web/features/rooms/api/coldRoomsSlice.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import type { OpenedPictures } from './useRoomPictures.ts';

/** The descriptions of a room's pictures as they are typed, before they are saved; by the path of each picture. */
export function usePictureWords({ pictures, version }: OpenedPictures) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  const wordsOf = ({ path, description }: Picture): string => typed[path] ?? description;

  /** Saves all that was typed, and answers the room with the version that this made, or why it could not. */
  const saveAll = async (
    id: string,
  ): Promise<{ room: Room } | { failure: Failure | undefined }> => {
    const described = pictures.map((one) => ({ ...one, description: wordsOf(one).trim() }));
    const { payload } = await dispatch(
      setRoomPictures({ id, ...(version !== undefined && { version }), pictures: described }),
    );
    if (!payload || !('pictures' in payload)) return { failure: payload };
    setTyped({});
    return { room: payload };
  };

  return {
    wordsOf,
    saveAll,
    type: ({ path }: Picture, words: string) => setTyped((now) => ({ ...now, [path]: words })),
    forget: ({ path }: Picture) => setTyped((now) => ({ ...now, [path]: undefined })),
    isUnsaved: pictures.some((one) => wordsOf(one) !== one.description),
  };
}
