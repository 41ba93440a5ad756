import { useCallback } from 'react';
import { countDays, isDay, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import { useRoomNews } from '#web/features/notifications/index.ts';
import { call } from '#web/lib/api/client.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { heldBy, type Held } from './held.ts';

/** A room and the days that are chosen for it, as far as they are typed. */
export interface ChosenDays {
  coldRoomId: string;
  startDate: Day;
  endDate: Day;
}

const isWhole = ({ coldRoomId, startDate, endDate }: ChosenDays): boolean =>
  coldRoomId !== '' &&
  isDay(startDate) &&
  isDay(endDate) &&
  startDate <= endDate &&
  countDays(startDate, endDate) <= limits.calendarDays;

/** The row of the room on these days; undefined where the room is gone, or the days are none. */
async function fetchRow(chosen: ChosenDays | null): Promise<TimelineRoom | undefined> {
  if (!chosen) return undefined;
  const { coldRoomId: rooms, startDate, endDate } = chosen;
  const fallback = 'Failed to fetch the days of the room.';
  const answer = await call('timeline.get', { rooms, startDate, endDate }, { fallback });
  return answer.rooms[0];
}

/** What holds some of the chosen days of a room, as it is now; nothing until it is known. */
export function useHeldDays(chosen: ChosenDays): Held[] {
  const { coldRoomId, startDate, endDate } = chosen;
  const asked = isWhole(chosen) ? { coldRoomId, startDate, endDate } : null;
  const { shown, waiting, look } = useFetched(asked, fetchRow);
  const follow = useCallback(
    (rooms: string[] | undefined) => {
      if (rooms?.includes(coldRoomId) ?? true) look();
      return Promise.resolve();
    },
    [coldRoomId, look],
  );
  useRoomNews(follow);
  return asked && shown && !waiting ? heldBy(shown, asked) : [];
}
