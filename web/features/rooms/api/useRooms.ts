import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { loadCatalogue, selectRoomError, selectRooms, selectRoomStatus } from './coldRoomsSlice.ts';

/** The catalogue: fetched anew when a page opens, the rooms known already shown meanwhile. */
export function useRooms() {
  const dispatch = useAppDispatch();
  const rooms = useAppSelector(selectRooms);
  const status = useAppSelector(selectRoomStatus('list'));
  const error = useAppSelector(selectRoomError('list'));
  const load = useCallback(() => void dispatch(loadCatalogue()), [dispatch]);
  useEffect(load, [load]);
  const waiting = rooms.length === 0 && (status === 'idle' || status === 'loading');
  return { rooms, error, waiting, retry: load };
}
