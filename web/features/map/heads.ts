import {
  areCloser,
  distanceTo,
  doCross,
  frameAround,
  isWithin,
  runsThrough,
  type Frame,
  type Place,
} from './boxes.ts';

/** How heads of marks stand, in px. */
export interface HeadShape {
  /** How far above its place a head stands where it has the space. With 0 it lies on its place. */
  lift: number;
  width: number;
  height: number;
}

export interface Around {
  /** What is in sight: no head is cut by its edge. */
  sight: Frame;
  /** What else no head lies on. @default - nothing */
  obstacles?: readonly Frame[];
}

/** Least distance between two heads. */
const GAP = 8;

/** How far aside and up a head may stand from where it would by itself. */
const REACH = { aside: 120, up: 102 };
const STEP = { aside: 12, up: 6 };

/** How far a head is from the tip of its own needle. */
const OFF_TIP = 6;

/** How much a crossing is worth in px of distance. */
const COST = { lineOverHead: 160, headOverTip: 60, lineOverLine: 40 };

/** A place of a head, seen from its mark, and how far it is from the best one. */
export interface HeadPlace extends Place {
  cost: number;
}

/** A head in its place. */
interface Head {
  middle: Place;
  frame: Frame;
  cost: number;
}

/** A mark with the head that it has now. */
export interface Standing {
  tip: Place;
  head?: Head | undefined;
}

/** All places of a head, the nearest first. */
export function choicesOf({ lift, width, height }: HeadShape): HeadPlace[] {
  const choices: HeadPlace[] = [];
  for (let x = -REACH.aside; x <= REACH.aside; x += STEP.aside) {
    for (let y = -REACH.up; y <= REACH.up; y += STEP.up) {
      const off = distanceTo({ x: 0, y: 0 }, frameAround({ x, y: y - lift }, { width, height }));
      if (lift === 0 || off >= OFF_TIP) choices.push({ x, y: y - lift, cost: Math.hypot(x, y) });
    }
  }
  return choices.sort((one, other) => one.cost - other.cost);
}

/** Whether the needle of one runs over the head of the other, so that its price could not be read. */
export const isStruck = (one: Standing, other: Standing): boolean =>
  one.head !== undefined &&
  other.head !== undefined &&
  (runsThrough(one.tip, one.head.middle, other.head.frame) ||
    runsThrough(other.tip, other.head.middle, one.head.frame));

/** What it costs that two heads stand as they do: their needles and heads cross each other. */
export function costBetween(one: Standing, other: Standing): number {
  if (!one.head || !other.head) return 0;
  let cost = 0;
  if (distanceTo(other.tip, one.head.frame) < OFF_TIP) cost += COST.headOverTip;
  if (distanceTo(one.tip, other.head.frame) < OFF_TIP) cost += COST.headOverTip;
  if (isStruck(one, other)) cost += COST.lineOverHead;
  if (doCross(one.tip, one.head.middle, other.tip, other.head.middle)) cost += COST.lineOverLine;
  return cost;
}

/** The best head that is left for a mark among the others; undefined where none is. */
export function findHead(
  { tip }: Standing,
  others: readonly Standing[],
  choices: readonly HeadPlace[],
  { sight, obstacles = [], ...shape }: Around & HeadShape,
): Head | undefined {
  const filled = [...obstacles, ...others.flatMap(({ head }) => head?.frame ?? [])];
  let best: Head | undefined;
  let least = Infinity;
  for (const { x, y, cost } of choices) {
    if (cost >= least) break;
    const middle = { x: tip.x + x, y: tip.y + y };
    const frame = frameAround(middle, shape);
    if (!isWithin(frame, sight) || filled.some((one) => areCloser(frame, one, GAP))) continue;
    const one = { tip, head: { middle, frame, cost } };
    let sum = cost;
    for (const other of others) {
      if (sum >= least) break;
      sum += costBetween(one, other);
    }
    if (sum < least) [best, least] = [one.head, sum];
  }
  return best;
}

/** Whether the heads of two can meet at all. */
export const areNear = (one: Place, other: Place, { lift, width, height }: HeadShape): boolean =>
  Math.abs(one.x - other.x) <= 2 * REACH.aside + width + GAP &&
  Math.abs(one.y - other.y) <= 2 * (REACH.up + lift) + height + GAP;
