import type { Months } from '#functions/store/figures/readFigures.ts';
import { addMonths, monthOf, todayInKigali, type Month } from '#shared/days.ts';

const DEFAULT_MONTHS = 12;

/** The months that are asked for; by default the last twelve, the current one included. */
export function monthsAsked({
  from,
  to,
}: {
  from?: Month | undefined;
  to?: Month | undefined;
}): Months {
  if (from !== undefined && to !== undefined) return { from, to };
  const today = todayInKigali();
  return { from: monthOf(addMonths(today, 1 - DEFAULT_MONTHS)), to: monthOf(today) };
}
