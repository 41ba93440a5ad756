import { formatNumber } from '#web/lib/format.ts';

/**
 * How far a room is from a place, in whole kilometres: the way is longer than the straight line in any case.
 * @param from the place, in words
 */
export const distanceWords = (km: number, from: string): string =>
  km < 1 ? `Less than 1 km from ${from}` : `${formatNumber(Math.round(km))} km from ${from}`;
