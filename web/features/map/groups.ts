import { areCloser, frameAround, runsThrough, type Frame, type Place } from './boxes.ts';
import type { HeadShape } from './heads.ts';

/**
 * Some marks that share one head, which stands straight above the middle of them, or aside as far as it must to be in
 * sight and off the others.
 */
export interface Group<Mark extends Place> {
  /** The middle of its marks. */
  tip: Place;
  marks: Mark[];
  /** Where its head stands. */
  middle: Place;
  frame: Frame;
}

interface Shapes {
  /** The head of a mark by itself. */
  one: HeadShape;
  /** The head of several. */
  several: HeadShape;
  /** What is in sight: a head of several is not cut by its sides. */
  sight: Frame;
}

/** Least distance between two heads, in px. */
const GAP = 8;

/** By how much a head of several may be lifted above the others, and in what steps, in px. */
const RISE = { most: 48, step: 6 };

/** How far aside it may stand, and in what steps, in px: its needle, which stays upright, ends below it. */
const ASIDE = { most: 72, step: 12 };

/** The nearest first: to the left before to the right. */
const SHIFTS = Array.from({ length: (2 * ASIDE.most) / ASIDE.step + 1 }, (_, index) =>
  index % 2 === 0 ? (index / 2) * ASIDE.step : -((index + 1) / 2) * ASIDE.step,
);

function groupOf<Mark extends Place>(
  marks: Mark[],
  shapes: Shapes,
  { rise, aside } = { rise: 0, aside: 0 },
): Group<Mark> {
  const sum = marks.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const tip = { x: sum.x / marks.length, y: sum.y / marks.length };
  const shape = marks.length > 1 ? shapes.several : shapes.one;
  const half = shape.width / 2;
  const inSight = Math.max(
    shapes.sight.left + half,
    Math.min(tip.x + aside, shapes.sight.right - half),
  );
  const middle = { x: marks.length > 1 ? inSight : tip.x, y: tip.y - shape.lift - rise };
  return { tip, marks, middle, frame: frameAround(middle, shape) };
}

/** Whether one stands on the other, or a needle would run over a head. */
const doMeet = (one: Group<Place>, other: Group<Place>): boolean =>
  areCloser(one.frame, other.frame, GAP) ||
  runsThrough(one.tip, { ...one.tip, y: one.middle.y }, other.frame) ||
  runsThrough(other.tip, { ...other.tip, y: other.middle.y }, one.frame);

/**
 * A group that meets no other: aside where that is enough, because needles of one length read more calmly, else as high
 * as it must stand. Undefined where that is higher than it may.
 */
function lifted<Mark extends Place>(
  { marks }: Group<Mark>,
  others: readonly Group<Mark>[],
  shapes: Shapes,
): Group<Mark> | undefined {
  for (let rise = 0; rise <= RISE.most; rise += RISE.step) {
    for (const aside of SHIFTS) {
      const group = groupOf(marks, shapes, { rise, aside });
      if (!others.some((other) => doMeet(group, other))) return group;
    }
  }
  return undefined;
}

const farFrom = (one: Group<Place>, other: Group<Place>): number =>
  Math.hypot(one.tip.x - other.tip.x, one.tip.y - other.tip.y);

/** The two nearest groups of which the heads of the one meet the other, whichever way it is lifted. */
function nextPair<Mark extends Place>(groups: Group<Mark>[], shapes: Shapes) {
  let pair: [Group<Mark>, Group<Mark>] | undefined;
  groups.forEach((one, index) => {
    for (const other of groups.slice(index + 1)) {
      const areAlone = one.marks.length === 1 && other.marks.length === 1;
      const isNearer = !pair || farFrom(one, other) < farFrom(...pair);
      if (areAlone && isNearer && areCloser(one.frame, other.frame, GAP)) pair = [one, other];
    }
  });
  if (pair) return pair;
  for (const [index, group] of groups.entries()) {
    if (group.marks.length === 1) continue;
    const others = groups.filter((other) => other !== group);
    const placed = lifted(group, others, shapes);
    const [nearest] = others.sort((one, other) => farFrom(group, one) - farFrom(group, other));
    if (!placed && nearest) return [group, nearest] as const;
    if (placed) groups[index] = placed;
  }
  return undefined;
}

/** Marks whose heads would lie on one another, as groups of which none does; each other mark is alone in its own. */
export function groupMarks<Mark extends Place>(
  marks: readonly Mark[],
  shapes: Shapes,
): Group<Mark>[] {
  let groups = marks.map((mark) => groupOf([mark], shapes));
  for (let pair = nextPair(groups, shapes); pair; pair = nextPair(groups, shapes)) {
    const [one, other] = pair;
    groups = groups.filter((group) => group !== one && group !== other);
    groups.push(groupOf([...one.marks, ...other.marks], shapes));
  }
  return groups;
}
