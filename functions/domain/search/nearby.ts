import { distancesFrom, type Distances } from './distance.ts';
import type { Point } from './entry.ts';
import { boxOf, CELL_DEGREES, millionths, roomsIn, type Cell } from './grid.ts';
import { rangesOf, roomsOf, type Range, type Reading } from './ranges.ts';

/** A ring around a point: what is farther than `beyond` and no farther than `within`, in km. */
interface Ring {
  ranges: Range[];
  /** Infinity where no room is farther away. */
  within: number;
}

/** Samples of a cell on each side, by which the number of rooms near a point is estimated. */
const SAMPLES = 5;
/** A ring is at least so wide, in km, so that each page gets further. */
const NARROWEST_KM = 0.25;
/** Parts of the wanted number of rooms that a ring is tried for, until few queries suffice for it. */
const PARTS = [1, 0.5, 0.25, 0.125];

interface Sample {
  km: number;
  rooms: number;
}

/** Where about the rooms are: each cell's, evenly spread over points of it, from near to far. */
function samplesOf(cells: readonly Cell[], { to }: Distances): Sample[] {
  const steps = Array.from(
    { length: SAMPLES },
    (_, step) => ((step + 0.5) / SAMPLES) * CELL_DEGREES,
  );
  return cells
    .flatMap((cell) => {
      const { south, west } = boxOf(cell);
      const rooms = roomsIn(cell) / SAMPLES ** 2;
      return steps.flatMap((up) =>
        steps.map((right) => ({
          km: to({ latitude: south + up, longitude: west + right }),
          rooms,
        })),
      );
    })
    .toSorted((a, b) => a.km - b.km);
}

/** The distance up to which about so many rooms are farther than `beyond`; Infinity where fewer are. */
function reachOf(samples: readonly Sample[], beyond: number, wanted: number): number {
  let rooms = 0;
  for (const sample of samples) {
    if (sample.km <= beyond) continue;
    rooms += sample.rooms;
    if (rooms >= wanted) return Math.max(sample.km, beyond + NARROWEST_KM);
  }
  return Infinity;
}

/**
 * The ring around a point, from the distance `beyond` on, that holds about as many rooms as wanted; a
 * smaller one where that would read too many rooms or take too many queries.
 */
export function ringAround(
  point: Point,
  cells: readonly Cell[],
  { beyond, wanted, reading }: { beyond: number; wanted: number; reading: Reading },
): Ring {
  const distances = distancesFrom(point);
  const samples = samplesOf(cells, distances);
  const edgesOf = (cell: Cell) => distances.toBox(boxOf(cell));
  const farthest = Math.max(...cells.map((cell) => edgesOf(cell).farthest));
  const ringOf = (part: number): Ring => {
    const reach = reachOf(samples, beyond, wanted * part);
    const within = reach >= farthest ? Infinity : reach;
    const isNeeded = (cell: Cell): boolean => {
      const edges = edgesOf(cell);
      return edges.nearest <= within && edges.farthest >= beyond;
    };
    return {
      ranges: rangesOf(cells, { isNeeded, ...longitudesOf(point, within, distances) }, reading),
      within,
    };
  };
  const rings = PARTS.map(ringOf);
  const cheap = rings.find(
    ({ ranges }) => ranges.length <= reading.queries && roomsOf(ranges) <= reading.rooms,
  );
  return cheap ?? rings.find(({ ranges }) => roomsOf(ranges) <= reading.rooms) ?? ringOf(0);
}

/** The longitudes that are at most so many km from a point, in millionths of a degree. */
function longitudesOf(point: Point, km: number, { to }: Distances): { west: number; east: number } {
  const degrees = km / to({ ...point, longitude: point.longitude + 1 });
  return {
    west: millionths(Math.max(point.longitude - degrees, -180)),
    east: millionths(Math.min(point.longitude + degrees, 180)),
  };
}
