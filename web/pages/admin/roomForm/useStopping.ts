import { useState } from 'react';
import { messages } from '#shared/messages.ts';
import { call } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
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
    try {
      const says = { fallback: messages.updateRoomFailedInline };
      const counted = await call('rooms.arrival', { id: roomId }, says);
      setLive(counted.live);
      return { asks: counted.live > 0 };
    } catch (error) {
      return { failure: takeFailure(error, dispatch) };
    }
  };
  return { live, ask, close: () => setLive(0) };
}
