import { useState } from 'react';
import { countMonths, monthOf, type Day, type Month } from '#shared/days.ts';

interface Bounds {
  /** The first and the last day that a calendar shows. */
  first: Day;
  last: Day;
  /** A day of the month that it opens at, where no stay is chosen. */
  opensAt: Day;
  /** How many months stand side by side. */
  months: number;
}

/**
 * The first month that a calendar shows: the visitor's own choice, until a stay begins in a month
 * that is out of sight, as when its day is typed. A day that is chosen in sight moves nothing.
 */
export function useShownMonth(
  startDate: Day | undefined,
  { first, last, opensAt, months }: Bounds,
) {
  const isPossible = startDate !== undefined && startDate >= first && startDate <= last;
  const [shown, setShown] = useState<Month>(monthOf(isPossible ? startDate : opensAt));
  const [seen, setSeen] = useState(startDate);
  if (startDate !== seen) {
    setSeen(startDate);
    if (isPossible && !isInSight(monthOf(startDate), shown, months)) setShown(monthOf(startDate));
  }
  return [shown, setShown] as const;
}

const isInSight = (month: Month, shown: Month, months: number): boolean =>
  month >= shown && countMonths(shown, month) <= months;
