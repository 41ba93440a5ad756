import type { Point } from './entry.ts';
import type { Box } from './grid.ts';

const KM_A_DEGREE = 111.195;

/** Distances from a point, in km. */
export interface Distances {
  to: (other: Point) => number;
  /** To the nearest and to the farthest point of a rectangle. */
  toBox: (box: Box) => { nearest: number; farthest: number };
}

/**
 * Distances from a point, as if the country were flat: each degree of longitude is as long as at the
 * point. Within Rwanda that is wrong by less than a thousandth, and the nearest point of a rectangle is
 * known exactly.
 */
export function distancesFrom(point: Point): Distances {
  const kmEast = KM_A_DEGREE * Math.cos((point.latitude * Math.PI) / 180);
  const to = ({ latitude, longitude }: Point): number =>
    Math.hypot((latitude - point.latitude) * KM_A_DEGREE, (longitude - point.longitude) * kmEast);
  const farther = (value: number, low: number, high: number): number =>
    Math.abs(value - low) > Math.abs(value - high) ? low : high;
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), high);
  return {
    to,
    toBox: ({ south, west, north, east }) => ({
      nearest: to({
        latitude: clamp(point.latitude, south, north),
        longitude: clamp(point.longitude, west, east),
      }),
      farthest: to({
        latitude: farther(point.latitude, south, north),
        longitude: farther(point.longitude, west, east),
      }),
    }),
  };
}
