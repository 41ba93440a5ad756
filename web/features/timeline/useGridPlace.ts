import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Bar } from './bars.ts';
import { cellAfter, type GridPlace } from './cells.ts';

/**
 * The one place of the grid that Tab leads to. Arrow keys move it, and the focus with it. It stays with its room
 * where rooms come or go above it.
 * @param ids of each row's room
 * @param rows the bars of each row
 * @param days how many days are shown
 */
export function useGridPlace(
  ids: readonly string[],
  rows: readonly (readonly Bar[])[],
  days: number,
) {
  const grid = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const [wanted, setWanted] = useState<GridPlace & { id?: string | undefined }>({ row: 0, day: 0 });
  const known = wanted.id === undefined ? -1 : ids.indexOf(wanted.id);
  // A filter may have taken away rows, and a narrower screen days.
  const place = {
    row: known >= 0 ? known : Math.max(0, Math.min(wanted.row, rows.length - 1)),
    day: Math.min(wanted.day, days - 1),
  };
  const goTo = (next: GridPlace) => setWanted({ ...next, id: ids[next.row] });
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfter(event.key, place, rows, days);
    if (!next) return;
    event.preventDefault();
    follows.current = true;
    goTo(next);
  };
  return { grid, place, goTo, onKeyDown };
}
