import { isDay } from '#shared/days.ts';
import type { Stay } from '#shared/stay.ts';

/** What is reviewed before it is booked: a room, and from when to when. */
export interface Choice extends Stay {
  coldRoomId: string;
}

/**
 * Reads the choice from the address, where it survives a reload and signing in; none where a part
 * of it is missing or is no day.
 */
export function choiceOf(query: URLSearchParams): Choice | undefined {
  const coldRoomId = query.get('coldRoomId');
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  return coldRoomId && isDay(startDate) && isDay(endDate)
    ? { coldRoomId, startDate, endDate }
    : undefined;
}
