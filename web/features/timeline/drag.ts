import type { BarDays } from '#shared/timeline.ts';
import type { Bar } from './bars.ts';
import type { GridPlace } from './cells.ts';

/** Which part of a bar is held: its first day, its last day, or all of it. */
export type Grip = 'start' | 'end' | 'whole';

/** How wide the ends of a bar are by which it is made longer or shorter, in px; of a narrow bar a quarter each. */
const END_PX = 8;

/**
 * Which part of a bar is held. An end that lies beyond the shown days cannot be.
 * @param x the distance from the left edge of the bar, in px
 */
export function gripAt({ before, after }: Pick<Bar, 'before' | 'after'>, x: number, width: number) {
  const end = Math.min(END_PX, width / 4);
  if (!before && x <= end) return 'start';
  return !after && x >= width - end ? 'end' : 'whole';
}

/** Where a stay would be: its row, and its days counted from the first shown one. */
export interface Target {
  row: number;
  first: number;
  last: number;
}

/**
 * Where a stay would be that is dragged from one place to another. An end stays in its row, and at least one day
 * is left.
 */
export function targetOf(
  [first, last]: BarDays,
  grip: Grip,
  from: GridPlace,
  to: GridPlace,
): Target {
  const days = to.day - from.day;
  if (grip === 'start') return { row: from.row, first: Math.min(first + days, last), last };
  if (grip === 'end') return { row: from.row, first, last: Math.max(last + days, first) };
  return { row: to.row, first: first + days, last: last + days };
}

/** Whether another bar of its row stands on a day of a target. */
export const isHeld = (
  bars: readonly Pick<Bar, 'id' | 'first' | 'last'>[],
  { first, last }: Target,
  id: string,
): boolean => bars.some((bar) => bar.id !== id && bar.first <= last && first <= bar.last);

/** The shown part of a target; undefined where none of it is shown. */
export function shownOf({ first, last }: Target, days: number): [number, number] | undefined {
  const shown: [number, number] = [Math.max(0, first), Math.min(days - 1, last)];
  return shown[0] <= shown[1] ? shown : undefined;
}
