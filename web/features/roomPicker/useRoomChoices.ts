import { messages } from '#shared/messages.ts';
import { useCall } from '#web/lib/api/useCall.ts';

/** Rooms that are offered at once. */
const OFFERED = 20;

/**
 * The first rooms that a text finds, or the first of all without one.
 * @param text undefined while no list is open; each opening asks anew
 */
export function useRoomChoices(text: string | undefined) {
  const input = text === undefined ? undefined : { limit: OFFERED, ...(text && { text }) };
  const { data, error, retry, more } = useCall('rooms.list', input, messages.fetchRoomsFailed);
  return { rooms: data, hasMore: more !== undefined, error, retry };
}
