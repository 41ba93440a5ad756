import { useState } from 'react';
import type { Room } from '#shared/room.ts';
import { fetchColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { fieldsOf, newRoomFields } from './roomFields.ts';

/** The room that the form began with, and the way to fetch it again. */
export function useOpenedRoom(room: Room | undefined) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState({
    fields: room ? fieldsOf(room) : newRoomFields,
    version: room?.version,
  });
  const [loading, setLoading] = useState(false);

  /** Answers the room as it is now, or why it could not be fetched. */
  const openAgain = async ({ id }: Room) => {
    setLoading(true);
    const result = await dispatch(fetchColdRoom({ id }));
    setLoading(false);
    if (!fetchColdRoom.fulfilled.match(result)) return { failure: result.payload };
    const fields = fieldsOf(result.payload);
    setOpened({ fields, version: result.payload.version });
    return { fields };
  };
  return { opened, loading, openAgain };
}
