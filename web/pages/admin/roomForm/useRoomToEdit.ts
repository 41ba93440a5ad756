import { useCallback, useEffect, useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { fetchColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/**
 * A room as the server knew it when the form was opened. The form keeps that copy: the version it
 * sends must be the one whose fields it shows.
 */
export function useRoomToEdit(id: string) {
  const dispatch = useAppDispatch();
  const [room, setRoom] = useState<Room>();
  const [error, setError] = useState<string>();
  const load = useCallback(
    () =>
      dispatch(fetchColdRoom({ id })).then((result) => {
        if (fetchColdRoom.fulfilled.match(result)) setRoom((kept) => kept ?? result.payload);
        else setError(result.payload?.message ?? messages.fetchRoomFailed);
      }),
    [dispatch, id],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setError(undefined);
    void load();
  };
  return { room, error, retry };
}
