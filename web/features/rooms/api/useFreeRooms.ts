import { useCallback, useEffect } from 'react';
import type { Room } from '#shared/room.ts';
import type { Stay } from '#shared/stay.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import { loadFreeRooms, selectRoomError } from './coldRoomsSlice.ts';

/** The rooms that are free on every day of a stay, fetched anew with each stay. */
export function useFreeRooms(stay: Stay | undefined): {
  rooms: Room[] | undefined;
  error: string | undefined;
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.coldRooms.search);
  const error = useAppSelector(selectRoomError('search'));
  const { startDate, endDate } = stay ?? {};
  const load = useCallback(() => {
    if (startDate && endDate) void dispatch(loadFreeRooms({ startDate, endDate }));
  }, [dispatch, startDate, endDate]);
  useEffect(load, [load]);
  const current = stay && search?.startDate === startDate && search?.endDate === endDate;
  return { rooms: current ? search?.rooms : undefined, error, retry: load };
}
