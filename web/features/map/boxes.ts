/** A place on the screen, in px. */
export interface Place {
  x: number;
  y: number;
}

/** A part of the screen, in px. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands around a middle. */
export const frameAround = (
  { x, y }: Place,
  { width, height }: { width: number; height: number },
): Frame => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** Whether less than `gap` px lie between two. */
export const areCloser = (one: Frame, other: Frame, gap: number): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

export const isWithin = (inner: Frame, outer: Frame): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** How much farther a place is than the edge of a part, in px; 0 within it. */
export const distanceTo = ({ x, y }: Place, { left, top, right, bottom }: Frame): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** On which side of a line a place lies: positive on one, negative on the other. */
const sideOf = (from: Place, to: Place, { x, y }: Place): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));

/** Whether two lines cross, each between its two ends. */
export const doCross = (from: Place, to: Place, start: Place, end: Place): boolean =>
  sideOf(from, to, start) * sideOf(from, to, end) < 0 &&
  sideOf(start, end, from) * sideOf(start, end, to) < 0;

/** Whether a line runs through a part, or ends in it. */
export function runsThrough(from: Place, to: Place, frame: Frame): boolean {
  if (distanceTo(from, frame) === 0 || distanceTo(to, frame) === 0) return true;
  const { left, top, right, bottom } = frame;
  return (
    doCross(from, to, { x: left, y: top }, { x: right, y: bottom }) ||
    doCross(from, to, { x: left, y: bottom }, { x: right, y: top })
  );
}
