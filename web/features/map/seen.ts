/** A part of the map, in degrees, and its zoom, as the server is asked for it. */
export interface Seen {
  south: number;
  west: number;
  north: number;
  east: number;
  zoom: number;
}

/** A part of the map as Leaflet says it. */
interface Bounds {
  getSouth: () => number;
  getWest: () => number;
  getNorth: () => number;
  getEast: () => number;
}

/** By how much more than the view is asked for on each side, so that a small move asks nothing. */
const BEYOND = 0.25;

/** To about ten metres. A zoom as well: 157 steps of 0.05 have more decimals than the server reads. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** What is asked for at a view: a little more than is in sight. */
export function seenAt(bounds: Bounds, zoom: number): Seen {
  const [south, west] = [bounds.getSouth(), bounds.getWest()];
  const [north, east] = [bounds.getNorth(), bounds.getEast()];
  const [up, aside] = [(north - south) * BEYOND, (east - west) * BEYOND];
  return {
    south: rounded(south - up),
    west: rounded(west - aside),
    north: rounded(north + up),
    east: rounded(east + aside),
    zoom: rounded(zoom),
  };
}

/** Whether a view lies within what was asked for, at the same zoom. */
export const holdsView = (seen: Seen, bounds: Bounds, zoom: number): boolean =>
  seen.zoom === rounded(zoom) &&
  seen.south <= bounds.getSouth() &&
  seen.west <= bounds.getWest() &&
  seen.north >= bounds.getNorth() &&
  seen.east >= bounds.getEast();
