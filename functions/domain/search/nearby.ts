import { distancesFrom } from './distance.ts';
import type { Point } from './entry.ts';
import { boxOf, columnEdges, columnOf, millionths, roomsIn, type Cell } from './grid.ts';
import { rangesOf, roomsOf, type Range, type Reading } from './ranges.ts';

/** A ring around a point: what is farther than `beyond` and no farther than `within`, in km. */
export interface Ring {
  ranges: Range[];
  /** Infinity where no room is farther away. */
  within: number;
}

const SMALLEST_KM = 0.5;
const LARGEST_KM = 512;

/** Twice as wide from one to the next, and at last everything. */
const widths = [
  ...Array.from(
    { length: Math.log2(LARGEST_KM / SMALLEST_KM) + 1 },
    (_, power) => SMALLEST_KM * 2 ** power,
  ),
  Infinity,
];

/**
 * The smallest ring around a point, from the distance `beyond` on, that holds about as many rooms as
 * wanted; a smaller one where that would read too many.
 */
export function ringAround(
  point: Point,
  cells: readonly Cell[],
  { beyond, wanted, reading }: { beyond: number; wanted: number; reading: Reading },
): Ring {
  const { toBox } = distancesFrom(point);
  const placed = cells.map((cell) => ({ cell, ...toBox(boxOf(cell)) }));
  const distances = new Map(placed.map((one) => [one.cell, one]));
  const ringOf = (width: number): Ring => {
    const within = beyond + width;
    const isNeeded = (cell: Cell): boolean => {
      const { nearest, farthest } = distances.get(cell) ?? { nearest: Infinity, farthest: 0 };
      return nearest <= within && farthest >= beyond;
    };
    return {
      ranges: rangesOf(cells, { isNeeded, ...longitudesOf(point, within) }, reading),
      within,
    };
  };
  /** About how many rooms a ring holds: all of the cells that lie within it, half of those on its edge. */
  const expected = ({ within }: Ring): number =>
    placed.reduce((sum, { cell, nearest, farthest }) => {
      if (nearest > within || farthest < beyond) return sum;
      return sum + roomsIn(cell) * (farthest <= within && nearest >= beyond ? 1 : 0.5);
    }, 0);
  const farthest = Math.max(0, ...placed.map((one) => one.farthest));
  let best: Ring | undefined;
  for (const width of widths) {
    const ring = ringOf(width);
    if (best && roomsOf(ring.ranges) > reading.rooms) return best;
    best = ring.within >= farthest ? { ...ring, within: Infinity } : ring;
    if (best.within === Infinity || expected(ring) >= wanted) return best;
  }
  return best ?? ringOf(Infinity);
}

/** The longitudes that are at most so many km from a point, in millionths of a degree. */
function longitudesOf(point: Point, km: number): { west: number; east: number } {
  const { to } = distancesFrom(point);
  const degree = to({ ...point, longitude: point.longitude + 1 });
  const [west, east] = [point.longitude - km / degree, point.longitude + km / degree];
  return {
    west: Math.max(columnEdges(columnOf(-180)).west, millionths(Math.max(west, -180))),
    east: millionths(Math.min(east, 180)),
  };
}
