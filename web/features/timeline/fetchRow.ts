import type { Day } from '#shared/days.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import { call } from '#web/lib/api/client.ts';

/** A room and the days that are chosen for it, as far as they are typed. */
export interface ChosenDays {
  coldRoomId: string;
  startDate: Day;
  endDate: Day;
}

/** The row of the room on these days; undefined where the room is gone, or the days are none. */
export async function fetchRow(chosen: ChosenDays | null): Promise<TimelineRoom | undefined> {
  if (!chosen) return undefined;
  const { coldRoomId: rooms, startDate, endDate } = chosen;
  const fallback = 'Failed to fetch the days of the room.';
  const answer = await call('timeline.get', { rooms, startDate, endDate }, { fallback });
  return answer.rooms[0];
}
