import type { RoomType } from '#shared/roomTypes.ts';
import type { Point } from './entry.ts';

/**
 * The grid of the map: cells of a twentieth of a degree, 5.5 km a side. Rooms are counted by cell. Two rows
 * of cells are a band, in which the entries of rooms are sorted from west to east.
 */
export const CELL_DEGREES = 0.05;

const CELL = 50_000;
const ROWS_BELOW_EQUATOR = 1_800;
const COLUMNS_WEST = 3_600;

/** A latitude or longitude in degrees as whole millionths of one, of which each is 11 cm at most. */
export const millionths = (degrees: number): number => Math.round(degrees * 1e6);

/** A rectangle of the map, in degrees; a side belongs to it. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The rooms of a cell. */
export interface Cell {
  row: number;
  column: number;
  rooms: Partial<Record<RoomType, number>>;
  /** Sums of their coordinates, in millionths of a degree, by which their middle is known. */
  latitudes: number;
  longitudes: number;
}

/** The row of cells of a latitude in degrees, counted from the south pole. */
export const rowOf = (latitude: number): number =>
  Math.floor(millionths(latitude) / CELL) + ROWS_BELOW_EQUATOR;

/** The column of cells of a longitude in degrees, counted from the 180th meridian to the east. */
export const columnOf = (longitude: number): number =>
  Math.floor(millionths(longitude) / CELL) + COLUMNS_WEST;

/** The band of a row of cells. */
export const bandOf = (row: number): number => Math.floor(row / 2);

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** The key of a row of cells. */
export const rowKey = (row: number): string => padded(row, 4);

/** A place in a band, by its longitude in millionths of a degree. */
export const bandKey = (band: number, longitude: number): string =>
  `${padded(band, 4)}#${padded(longitude + COLUMNS_WEST * CELL, 9)}`;

/** The place of a point among the entries: by band, then from west to east. */
export const positionKey = ({ latitude, longitude }: Point): string =>
  bandKey(bandOf(rowOf(latitude)), millionths(longitude));

/** The longitudes with which a column begins and ends, in millionths of a degree. */
export const columnEdges = (column: number): { west: number; east: number } => {
  const west = (column - COLUMNS_WEST) * CELL;
  return { west, east: west + CELL - 1 };
};

/** The rectangle that a cell covers. */
export function boxOf({ row, column }: Pick<Cell, 'row' | 'column'>): Box {
  const south = ((row - ROWS_BELOW_EQUATOR) * CELL) / 1e6;
  const west = ((column - COLUMNS_WEST) * CELL) / 1e6;
  return { south, west, north: south + CELL_DEGREES, east: west + CELL_DEGREES };
}

/** Whether a point lies in a box or on its sides, both in degrees. */
export const isIn = ({ south, west, north, east }: Box, { latitude, longitude }: Point): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Whether two boxes have a point in common, be it one of their sides; both are in degrees. */
export const overlap = (one: Box, other: Box): boolean =>
  one.south <= other.north &&
  one.north >= other.south &&
  one.west <= other.east &&
  one.east >= other.west;

/** Number of rooms of a cell, of one type or of all. */
export const roomsIn = ({ rooms }: Pick<Cell, 'rooms'>, roomType?: RoomType): number =>
  roomType === undefined
    ? Object.values(rooms).reduce((sum, count) => sum + count, 0)
    : (rooms[roomType] ?? 0);
