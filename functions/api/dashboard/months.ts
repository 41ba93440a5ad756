import type { Months } from '#functions/store/figures/readFigures.ts';
import { addMonths, monthOf, todayInKigali, type Month } from '#shared/days.ts';

const USUAL = 12;

/** The months that are asked for, or the last twelve, this one included. */
export function monthsAsked({
  from,
  to,
}: {
  from?: Month | undefined;
  to?: Month | undefined;
}): Months {
  if (from !== undefined && to !== undefined) return { from, to };
  const today = todayInKigali();
  return { from: monthOf(addMonths(today, 1 - USUAL)), to: monthOf(today) };
}
