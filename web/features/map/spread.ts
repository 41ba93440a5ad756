import { distanceTo, type Place } from './boxes.ts';
import {
  areNear,
  choicesOf,
  costBetween,
  findHead,
  isStruck,
  type Around,
  type HeadPlace,
  type HeadShape,
  type Standing,
} from './heads.ts';

/** A mark at its place. */
export interface Mark extends Place {
  /** Those of a lower rank choose first where their heads stand. */
  rank: number;
}

/** Heads choose anew so many times, once they know where the others stand. */
const ROUNDS = 4;

/**
 * Of so many marks other orders are tried, too: of more it would take a cheap phone a second, each time that the map
 * moves.
 */
const FEW = 25;

/** Lets marks choose their heads one after another, in rounds: each but the first knows where all the others stand. */
function settle(
  tips: readonly Place[],
  choices: readonly HeadPlace[],
  around: Around & HeadShape,
): Standing[] {
  const standings = tips.map((tip): Standing => ({ tip }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let changed = false;
    for (const one of standings) {
      const others = standings.filter(
        (other) => other !== one && areNear(one.tip, other.tip, around),
      );
      const head = findHead(one, others, choices, around);
      changed ||= head?.middle.x !== one.head?.middle.x || head?.middle.y !== one.head?.middle.y;
      one.head = head;
    }
    if (!changed) break;
  }
  return standings;
}

/** How far all heads are from where they would stand by themselves, with what they cross. Without a head is worst. */
const costOf = (standings: readonly Standing[]): number =>
  standings.reduce(
    (total, one, index) =>
      standings
        .slice(index + 1)
        .reduce(
          (sum, other) => sum + costBetween(one, other),
          total + (one.head?.cost ?? Infinity),
        ),
    0,
  );

/**
 * Those whose heads no needle runs over, the first of two that are in each other's way; the other looks for a place
 * once more.
 */
function readable(
  ranked: readonly Standing[],
  choices: readonly HeadPlace[],
  around: Around & HeadShape,
): Required<Standing>[] {
  const kept: Required<Standing>[] = [];
  const keep = ({ tip, head }: Standing): boolean => {
    const isFree = around.lift === 0 || !kept.some((other) => isStruck({ tip, head }, other));
    if (head && isFree) kept.push({ tip, head });
    return head !== undefined && isFree;
  };
  const left = ranked.filter((one) => !keep(one));
  for (const { tip } of left) keep({ tip, head: findHead({ tip }, kept, choices, around) });
  return kept;
}

/** In what other orders marks may choose, which may leave more space to each. */
const orders: ((one: Place, other: Place) => number)[] = [
  (one, other) => one.x - other.x,
  (one, other) => other.x - one.x,
  (one, other) => one.y - other.y,
  (one, other) => other.y - one.y,
];

/**
 * Where the heads of marks stand, each seen from its own place, in px: at least 8 px apart, wholly in sight, none farther than
 * it must, none under the needle of another, and with needles that cross no other where that can be had. Undefined for what
 * finds no place in reach, which is of the highest rank among its neighbours, and for what is out of sight itself.
 */
export function spread(marks: readonly Mark[], around: Around & HeadShape): (Place | undefined)[] {
  const choices = choicesOf(around);
  const inSight = marks
    .filter((mark) => distanceTo(mark, around.sight) === 0)
    .sort((one, other) => one.rank - other.rank);
  let best = settle(inSight, choices, around);
  let least = costOf(best);
  for (const order of least > 0 && inSight.length <= FEW ? orders : []) {
    const settled = settle([...inSight].sort(order), choices, around);
    const cost = costOf(settled);
    if (cost < least) [best, least] = [settled, cost];
  }
  const byTip = new Map(best.map((one) => [one.tip, one]));
  const ranked = inSight.flatMap((tip) => byTip.get(tip) ?? []);
  const heads = new Map(
    readable(ranked, choices, around).map(({ tip, head }) => [tip, head.middle]),
  );
  return marks.map((mark) => {
    const head = heads.get(mark);
    return head && { x: head.x - mark.x, y: head.y - mark.y };
  });
}
