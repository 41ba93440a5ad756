import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { isLive } from '#shared/transitions.ts';
import type { Bar } from './bars.ts';
import type { GridPlace } from './cells.ts';
import { dayPressed } from './components/dayPressed.ts';
import { gripAt, isHeld, targetOf, type Grip, type Target } from './drag.ts';
import { statusOfStay } from './words.ts';

type StayBar = Extract<Bar, { kind: 'stay' }>;

/** A bar that is held by the pointer, since where. */
interface Held {
  bar: StayBar;
  grip: Grip;
  from: GridPlace;
  x: number;
  y: number;
}

/** Where a stay would be that is dragged, and whether another has a day there. */
export interface DragTarget extends Target {
  isHeld: boolean;
}

/** How far the pointer goes, in px, before a press becomes a drag. */
const SLACK_PX = 4;

/** The row of an element of the grid; NaN beside the rows. */
const rowOf = (element: Element | null): number =>
  Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? NaN);

/** The place below the pointer; undefined beside the days. */
function placeAt({ clientX, clientY }: PointerEvent, days: number): GridPlace | undefined {
  const element = document.elementFromPoint(clientX, clientY);
  const row = rowOf(element);
  if (!(element instanceof HTMLElement) || Number.isNaN(row)) return undefined;
  const day = dayPressed(element, clientX, days);
  return day < 0 || day >= days ? undefined : { row, day };
}

/**
 * Dragging of bars by mouse or pen: an end of a stay that can still change, or all of it. A finger scrolls. What is
 * dropped changes nothing by itself: `onDrop` asks.
 */
export function useBarDrag(
  rows: readonly (readonly Bar[])[],
  days: number,
  onDrop: (bar: StayBar, target: Target) => void,
) {
  const held = useRef<Held>(undefined);
  const wasDragged = useRef(false);
  const [target, setTarget] = useState<DragTarget>();

  const letGo = () => {
    held.current = undefined;
    setTarget(undefined);
  };
  const isDragging = target !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') letGo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isDragging]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const button = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]');
    const bar = rows[rowOf(button)]?.find(({ id }) => id === button?.dataset.bar);
    const from = placeAt(event, days);
    if (!button || !from || bar?.kind !== 'stay' || !isLive(statusOfStay(bar.stay))) return;
    const { left, width } = button.getBoundingClientRect();
    const grip = gripAt(bar, event.clientX - left, width);
    held.current = { bar, grip, from, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = held;
    if (!current) return;
    // The button was let go beside the grid, which is not told of it before a press has become a drag.
    if (event.buttons === 0) {
      letGo();
      return;
    }
    const way = Math.hypot(event.clientX - current.x, event.clientY - current.y);
    if (!wasDragged.current && way < SLACK_PX) return;
    if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    wasDragged.current = true;
    const to = placeAt(event, days);
    if (!to) return;
    const next = targetOf(current.bar.whole, current.grip, current.from, to);
    setTarget({ ...next, isHeld: isHeld(rows[next.row] ?? [], next, current.bar.id) });
  };
  const onPointerUp = () => {
    const { current } = held;
    letGo();
    if (!current || !target) return;
    const [first, last] = current.bar.whole;
    const isSame =
      target.row === current.from.row && target.first === first && target.last === last;
    if (!isSame) onDrop(current.bar, target);
  };
  /** Whether the click that follows is the end of a drag. */
  const endedDrag = () => wasDragged.current;
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo };
  return { target, endedDrag, handlers };
}
