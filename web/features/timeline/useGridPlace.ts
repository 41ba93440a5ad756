import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Bar } from './bars.ts';
import { placeAfter, type Place } from './cells.ts';

/**
 * The one place of the grid that Tab leads to. Arrow keys move it, and the focus with it.
 * @param rows the bars of each row
 * @param days how many days are shown
 */
export function useGridPlace(rows: readonly (readonly Bar[])[], days: number) {
  const grid = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const [wanted, setWanted] = useState<Place>({ row: 0, day: 0 });
  // A filter may have taken away rows, and a narrower screen days.
  const place = {
    row: Math.max(0, Math.min(wanted.row, rows.length - 1)),
    day: Math.min(wanted.day, days - 1),
  };
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [wanted]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, place, rows, days);
    if (!next) return;
    event.preventDefault();
    follows.current = true;
    setWanted(next);
  };
  return { grid, place, goTo: setWanted, onKeyDown };
}
