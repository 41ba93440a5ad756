import {
  clustersOfCells,
  clustersOfRooms,
  type Cluster,
  type Located,
} from '#functions/domain/search/clusters.ts';
import { pointOf } from '#functions/domain/search/entry.ts';
import { fits, type Wish } from '#functions/domain/search/fits.ts';
import {
  boxOf,
  isIn,
  millionths,
  overlap,
  type Box,
  type Cell,
} from '#functions/domain/search/grid.ts';
import { rangesOf, roomsOf } from '#functions/domain/search/ranges.ts';
import { readCells } from '#functions/store/search/readCounts.ts';
import { MOST_READ } from './found.ts';
import { readRanges } from './readByDistance.ts';

/** What is in view of a map. */
export interface View {
  box: Box;
  /** Zoom of the map: its whole width at the equator is `2 ** zoom` tiles. */
  zoom: number;
}

export interface Marks {
  /** Rooms that stand alone. */
  rooms: Located[];
  clusters: Cluster[];
  /** Whether what is counted fits the wish; if not, only its type was looked at, for there are too many. */
  exact: boolean;
}

/** Rooms that are all shown alone. */
const FEW = 60;
const QUERIES = 2;

/**
 * The marks of a map. The rooms in view are read where that is not too many; else the counts of cells say
 * how many rooms stand where.
 */
export async function mapRooms({ box, zoom }: View, wish: Wish): Promise<Marks> {
  const cells = await readCells();
  const isNeeded = (cell: Cell): boolean => overlap(boxOf(cell), box);
  const ranges = rangesOf(
    cells,
    { isNeeded, west: millionths(box.west), east: millionths(box.east) },
    { queries: QUERIES, rooms: MOST_READ },
  );
  if (roomsOf(ranges) > MOST_READ) {
    const clusters = clustersOfCells(cells.filter(isNeeded), zoom, wish.roomType);
    return { rooms: [], clusters, exact: false };
  }
  const read = await readRanges(ranges);
  const inView = read.flatMap((entry): Located[] => {
    const point = pointOf(entry);
    return point && isIn(box, point) && fits(entry, wish) ? [{ ...entry, ...point }] : [];
  });
  if (inView.length <= FEW) return { rooms: inView, clusters: [], exact: true };
  return { ...clustersOfRooms(inView, zoom), exact: true };
}
