import { useCallback, useEffect } from 'react';
import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { serverToday } from '#web/lib/session.ts';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import {
  fetchCalendar,
  fetchColdRoom,
  selectMissingId,
  selectRoomDetails,
  selectRoomError,
} from './coldRoomsSlice.ts';

/**
 * A room (none for an empty id), what went wrong in fetching it, and whether there is no such room;
 * the catalogue's copy is shown meanwhile.
 */
export function useRoom(id: string) {
  const dispatch = useAppDispatch();
  const details = useAppSelector(selectRoomDetails);
  const error = useAppSelector(selectRoomError('details'));
  const missingId = useAppSelector(selectMissingId);
  const load = useCallback(() => {
    if (id) void dispatch(fetchColdRoom({ id }));
  }, [dispatch, id]);
  useEffect(load, [load]);
  const room = details?.id === id ? details : undefined;
  return { room, error, isMissing: id !== '' && missingId === id, retry: load };
}

/** The taken days of a room (none for an empty id) from today to the last day that can be booked. */
export function useTakenDays(id: string) {
  const dispatch = useAppDispatch();
  const calendar = useAppSelector((state) => state.coldRooms.calendar);
  const error = useAppSelector(selectRoomError('calendar'));
  const load = useCallback(() => {
    if (!id) return;
    const startDate = serverToday();
    const endDate = addMonths(startDate, limits.monthsAhead);
    void dispatch(fetchCalendar({ id, startDate, endDate }));
  }, [dispatch, id]);
  useEffect(load, [load]);
  return { taken: calendar?.id === id ? calendar.taken : undefined, error, retry: load };
}

export type Calendar = ReturnType<typeof useTakenDays>;
