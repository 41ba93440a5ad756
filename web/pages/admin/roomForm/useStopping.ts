import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** The live bookings of a room that is about to be made unavailable, before it is saved. */
export function useStopping() {
  const dispatch = useAppDispatch();
  const [live, setLive] = useState(0);

  /**
   * Counts the live bookings of a room as they are now, and asks where there are any.
   * @returns whether it asks, or why they could not be counted
   */
  const ask = async (roomId: string): Promise<{ asks?: boolean; failure?: Failure }> => {
    const options = { fallback: messages.updateRoomFailedInline };
    const { data, failure } = await dispatch(send('rooms.arrival', { id: roomId }, options));
    if (failure) return { failure };
    setLive(data.live);
    return { asks: data.live > 0 };
  };
  return { live, ask, close: () => setLive(0) };
}
