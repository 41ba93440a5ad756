import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import {
  loadRooms,
  selectHasMore,
  selectRoomError,
  selectRooms,
  selectRoomStatus,
} from './coldRoomsSlice.ts';
import { useRoom } from './useRoom.ts';

/**
 * The first rooms to choose from, and whether there are more: fetched anew when a page opens, the rooms known already
 * shown meanwhile.
 * @param isWanted whether somebody is about to choose; nothing is fetched before
 */
export function useRooms(isWanted = true) {
  const dispatch = useAppDispatch();
  const rooms = useAppSelector(selectRooms);
  const hasMore = useAppSelector(selectHasMore);
  const status = useAppSelector(selectRoomStatus('list'));
  const error = useAppSelector(selectRoomError('list'));
  const load = useCallback(() => void dispatch(loadRooms()), [dispatch]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const waiting = rooms.length === 0 && (status === 'idle' || status === 'loading');
  return { rooms, hasMore, error, waiting, retry: load };
}

/**
 * The first rooms, and the one that is chosen (none for an empty id), which is fetched where it is not among them;
 * `finding` until it is here, or is known not to come: because there is no such room (`isMissing`), or for the reason
 * that `roomError` says.
 */
export function useRoomsAndChosen(id: string) {
  const first = useRooms();
  const listed = first.rooms.find((room) => room.id === id);
  const asked = useRoom(first.hasMore && !listed ? id : '');
  const room = listed ?? asked.room;
  const fetching = first.waiting || (first.hasMore && !asked.isMissing && !asked.error);
  const isAwaited = id !== '' && !room;
  return {
    ...first,
    room,
    isMissing: asked.isMissing,
    roomError: isAwaited && first.hasMore ? asked.error : undefined,
    finding: isAwaited && fetching,
  };
}
