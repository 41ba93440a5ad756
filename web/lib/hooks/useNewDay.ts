import { useEffect, useRef } from 'react';
import type { Day } from '#shared/days.ts';
import { onNewDay } from '#web/lib/newDay.ts';

/** Does something when another day has begun in Kigali while the page stands. */
export function useNewDay(turn: (today: Day, before: Day) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => onNewDay((today, before) => latest.current(today, before)), []);
}
