import { useState } from 'react';
import { monthOf } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { monthsAround } from '#web/features/charts/months.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useNewDay } from '#web/lib/hooks/useNewDay.ts';
import { serverToday } from '#web/lib/session.ts';
import { fetchFigures } from './fetchFigures.ts';

/** The months that are asked for: a year up to now, and half a year of what is booked ahead. */
const BEFORE = 11;
const AFTER = 6;

/** The figures of the whole business, month by month, and the occupancy of a month, of as many rooms as are wanted. */
export function useAdminDashboard() {
  const today = serverToday();
  const [occupancyOf, setMonth] = useState(monthOf(today));
  const [rooms, setRooms] = useState<number>(limits.occupancyShown);
  const { shown, look, ...figures } = useFetched(
    { ...monthsAround(today, BEFORE, AFTER), occupancyOf, rooms },
    fetchFigures,
  );
  useNews(look);
  useNewDay(look);
  return {
    ...figures,
    data: shown,
    chooseMonth: (month: string) => {
      setMonth(month);
      setRooms(limits.occupancyShown);
    },
    moreRooms: () => setRooms(limits.occupancyRooms),
  };
}
