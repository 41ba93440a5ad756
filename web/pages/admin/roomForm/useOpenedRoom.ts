import { useState } from 'react';
import type { Room } from '#shared/room.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { fieldsOf, newRoomFields } from './roomFields.ts';
import { fetchRoomToEdit, type KnownRoom } from './useRoomToEdit.ts';

/** The room that the form began with, and the way to fetch it again. */
export function useOpenedRoom(known: KnownRoom | undefined) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState({
    fields: known ? fieldsOf(known.room, known.arrival) : newRoomFields,
    version: known?.room.version,
    pictures: known?.room.pictures ?? [],
  });
  const [loading, setLoading] = useState(false);

  /** Answers the room as it is now, or why it could not be fetched. */
  const openAgain = async ({ id }: Room) => {
    setLoading(true);
    const { known: now, failure } = await fetchRoomToEdit(dispatch, id);
    setLoading(false);
    if (!now) return { failure };
    const fields = fieldsOf(now.room, now.arrival);
    setOpened({ fields, version: now.room.version, pictures: now.room.pictures });
    return { fields };
  };

  /** The room as its pictures were just saved: the form goes on with the version that this made. */
  const takePictures = ({ version, pictures }: Room) =>
    setOpened(({ fields }) => ({ fields, version, pictures }));
  return { opened, loading, openAgain, takePictures };
}
