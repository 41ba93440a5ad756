import type { Point, SearchEntry } from './entry.ts';
import { roomsIn, type Cell } from './grid.ts';

/** Rooms that stand close together, shown as one mark with their number in their middle. */
export interface Cluster extends Point {
  rooms: number;
}

/** Side of a cluster on the screen, in tiles of a map: a quarter of one is 64 pixels. */
const TILE_PARTS = 4;

/** Degrees of longitude that a cluster is wide at a zoom of a map. */
export const clusterDegrees = (zoom: number): number => 360 / 2 ** zoom / TILE_PARTS;

interface Heap {
  rooms: number;
  latitudes: number;
  longitudes: number;
}

/** Sums up what lies in the same square of so many degrees. */
function heapsOf(parts: readonly Heap[], degrees: number): Heap[] {
  const heaps = new Map<string, Heap>();
  for (const { rooms, latitudes, longitudes } of parts) {
    const square = (sum: number): number => Math.floor(sum / rooms / degrees);
    const key = `${square(latitudes)} ${square(longitudes)}`;
    const heap = heaps.get(key) ?? { rooms: 0, latitudes: 0, longitudes: 0 };
    heaps.set(key, {
      rooms: heap.rooms + rooms,
      latitudes: heap.latitudes + latitudes,
      longitudes: heap.longitudes + longitudes,
    });
  }
  return [...heaps.values()];
}

const toMillionth = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const clusterOf = ({ rooms, latitudes, longitudes }: Heap): Cluster => ({
  rooms,
  latitude: toMillionth(latitudes / rooms),
  longitude: toMillionth(longitudes / rooms),
});

/** Clusters of counted cells; of one room type, or of all. */
export const clustersOfCells = (
  cells: readonly Cell[],
  zoom: number,
  roomType?: Parameters<typeof roomsIn>[1],
): Cluster[] =>
  heapsOf(
    cells.flatMap((cell) => {
      const [all, rooms] = [roomsIn(cell), roomsIn(cell, roomType)];
      // The sums of the coordinates are those of all types: their middle stands for each of them.
      const share = rooms / all / 1e6;
      return rooms === 0
        ? []
        : [{ rooms, latitudes: cell.latitudes * share, longitudes: cell.longitudes * share }];
    }),
    clusterDegrees(zoom),
  ).map(clusterOf);

export type Located = SearchEntry & Point;

/** Rooms that stand alone at a zoom, and clusters of those that do not. */
export function clustersOfRooms(
  entries: readonly Located[],
  zoom: number,
): { rooms: Located[]; clusters: Cluster[] } {
  const squares = Map.groupBy(entries, ({ latitude, longitude }) => {
    const degrees = clusterDegrees(zoom);
    return `${Math.floor(latitude / degrees)} ${Math.floor(longitude / degrees)}`;
  });
  const groups = [...squares.values()];
  return {
    rooms: groups.filter(({ length }) => length === 1).flat(),
    clusters: groups
      .filter(({ length }) => length > 1)
      .map((group) =>
        clusterOf({
          rooms: group.length,
          latitudes: group.reduce((sum, { latitude }) => sum + latitude, 0),
          longitudes: group.reduce((sum, { longitude }) => sum + longitude, 0),
        }),
      ),
  };
}
