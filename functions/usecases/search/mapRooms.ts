import {
  clustersOfCells,
  clustersOfRooms,
  type Cluster,
  type Located,
} from '#functions/domain/search/clusters.ts';
import { pointOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { fits, fitsExceptDays, type Wish } from '#functions/domain/search/fits.ts';
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
import { ALL_KEYS, readByTown } from '#functions/store/search/readEntries.ts';
import { MOST_READ } from './found.ts';
import { readRanges } from './readByDistance.ts';
import { WHOLE_TOWN } from './readTown.ts';
import { understand } from './understand.ts';

/** What is in view of a map. */
interface View {
  box: Box;
  /** Zoom of the map: its whole width at the equator is `2 ** zoom` tiles. */
  zoom: number;
}

export interface Marks {
  /** Rooms that stand alone. */
  rooms: Located[];
  /** Rooms that would fit, but are taken on the wished days. */
  taken: Located[];
  clusters: Cluster[];
  /** Whether what is counted fits the wish; if not, only its type was looked at, for there are too many. */
  exact: boolean;
}

/** What is looked for on a map: the town or area as somebody typed it. */
interface MapSearch {
  wish: Omit<Wish, 'town' | 'area'>;
  typed?: string | undefined;
}

/** Rooms that are all shown alone. */
const FEW = 60;
const QUERIES = 2;

const NOTHING: Marks = { rooms: [], taken: [], clusters: [], exact: true };

/**
 * The marks of a map. The rooms in view are read where that is not too many; else the counts of cells say
 * how many rooms stand where. Of a small town all rooms are read, because others may stand in the same view.
 */
export async function mapRooms(view: View, { wish, typed }: MapSearch): Promise<Marks> {
  const { place, rooms } = await understand(typed);
  if (typed !== undefined && rooms === 0) return NOTHING;
  if (!place || rooms > WHOLE_TOWN) return readView(view, { ...wish, ...townOf(place) });
  const { items } = await readByTown(place.town, ALL_KEYS, MOST_READ);
  return marksOf(items, view, { ...wish, ...townOf(place) });
}

const townOf = (place: { town: string; area?: string | undefined } | undefined) =>
  place && { town: place.town, area: place.area };

async function readView(view: View, wish: Wish): Promise<Marks> {
  const { box, zoom } = view;
  const cells = await readCells();
  const isNeeded = (cell: Cell): boolean => overlap(boxOf(cell), box);
  const ranges = rangesOf(
    cells,
    { isNeeded, west: millionths(box.west), east: millionths(box.east) },
    { queries: QUERIES, rooms: MOST_READ },
  );
  if (roomsOf(ranges) > MOST_READ) {
    const clusters = clustersOfCells(cells.filter(isNeeded), zoom, wish.roomType);
    return { rooms: [], taken: [], clusters, exact: false };
  }
  return marksOf(await readRanges(ranges), view, wish);
}

/** The marks of rooms that were read. Those that are taken are shown only where few rooms are in view. */
function marksOf(read: SearchEntry[], { box, zoom }: View, wish: Wish): Marks {
  const inView = read.flatMap((entry): Located[] => {
    const point = pointOf(entry);
    return point && isIn(box, point) && fitsExceptDays(entry, wish) ? [{ ...entry, ...point }] : [];
  });
  const rooms = inView.filter((entry) => fits(entry, wish));
  if (inView.length > FEW) return { ...clustersOfRooms(rooms, zoom), taken: [], exact: true };
  const taken = inView.filter((entry) => !rooms.includes(entry));
  return { rooms, taken, clusters: [], exact: true };
}
