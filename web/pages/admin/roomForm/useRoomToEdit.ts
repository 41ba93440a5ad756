import { useCallback, useEffect, useState } from 'react';
import type { ArrivalGuide } from '#shared/arrival.ts';
import { messages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { fetchColdRoom } from '#web/features/rooms/api/coldRoomsSlice.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { useAppDispatch, type AppDispatch } from '#web/lib/state.ts';

/** A room, and how to get into it, which only admins are told. */
export interface KnownRoom {
  room: Room;
  arrival: ArrivalGuide;
}

/**
 * Fetches a room to edit. The room comes first: where somebody saves it in between, its version is the older one,
 * and saving the form is refused as stale.
 */
export async function fetchRoomToEdit(
  dispatch: AppDispatch,
  id: string,
): Promise<{ known?: KnownRoom; failure?: Failure | undefined }> {
  const result = await dispatch(fetchColdRoom({ id }));
  if (!fetchColdRoom.fulfilled.match(result)) return { failure: result.payload };
  const { data: arrival, failure } = await dispatch(
    send('rooms.arrival', { id }, { fallback: messages.fetchRoomFailed }),
  );
  return failure ? { failure } : { known: { room: result.payload, arrival } };
}

/**
 * A room as the server knew it when the form was opened. The form keeps that copy: the version it
 * sends must be the one whose fields it shows.
 */
export function useRoomToEdit(id: string) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<KnownRoom>();
  const [error, setError] = useState<string>();
  const load = useCallback(
    () =>
      fetchRoomToEdit(dispatch, id).then(({ known: fetched, failure }) => {
        if (fetched) setKnown((kept) => kept ?? fetched);
        else setError(failure?.message ?? messages.fetchRoomFailed);
      }),
    [dispatch, id],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setError(undefined);
    void load();
  };
  return { known, error, retry };
}
