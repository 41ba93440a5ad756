import { useCallback } from 'react';
import { countDays, isDay } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { useRoomNews } from '#web/features/notifications/index.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { fetchRow, type ChosenDays } from './fetchRow.ts';
import { heldBy, type Held } from './held.ts';

const isWhole = ({ coldRoomId, startDate, endDate }: ChosenDays): boolean =>
  coldRoomId !== '' &&
  isDay(startDate) &&
  isDay(endDate) &&
  startDate <= endDate &&
  countDays(startDate, endDate) <= limits.calendarDays;

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
