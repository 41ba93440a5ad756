import type { Bar } from './bars.ts';

/** A place in the grid: row and day, both counted from 0. */
export interface GridPlace {
  row: number;
  day: number;
}

/** The bar that stands on a day of a row; undefined where the day is free. */
export const barAt = (bars: readonly Bar[], day: number): Bar | undefined =>
  bars.find(({ first, last }) => first <= day && day <= last);

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/**
 * Where a key leads in the grid; undefined for a key that does not move. Left and right step over a bar as
 * a whole, because a bar is one thing that can be reached.
 */
export function cellAfter(
  key: string,
  { row, day }: GridPlace,
  rows: readonly (readonly Bar[])[],
  days: number,
): GridPlace | undefined {
  const bar = barAt(rows[row] ?? [], day);
  switch (key) {
    case 'ArrowLeft':
      return { row, day: within((bar?.first ?? day) - 1, days) };
    case 'ArrowRight':
      return { row, day: within((bar?.last ?? day) + 1, days) };
    case 'ArrowUp':
      return { row: within(row - 1, rows.length), day };
    case 'ArrowDown':
      return { row: within(row + 1, rows.length), day };
    case 'PageUp':
      return { row: within(row - 10, rows.length), day };
    case 'PageDown':
      return { row: within(row + 10, rows.length), day };
    case 'Home':
      return { row, day: 0 };
    case 'End':
      return { row, day: days - 1 };
    default:
      return undefined;
  }
}
