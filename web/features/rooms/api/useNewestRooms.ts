import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { selectMustAskAnew } from './coldRoomsSlice.ts';

/** The rooms that were added last, the newest first: one page, however many rooms there are. */
export function useNewestRooms(limit: number) {
  const askAnew = useAppSelector(selectMustAskAnew);
  const [opened] = useState(() => String(Date.now()));
  const input = { sort: 'newest' as const, limit, ...(askAnew && { fresh: opened }) };
  return useCall('rooms.list', input, messages.fetchRoomsFailed);
}
