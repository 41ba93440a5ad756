/** A point as Leaflet takes it: degrees north and east. */
export type Point = [latitude: number, longitude: number];

/** The points of a line that is written as latitude and longitude in turns. */
export const points = (line: readonly number[]): Point[] =>
  Array.from({ length: line.length / 2 }, (_, index) => [
    line[2 * index] ?? 0,
    line[2 * index + 1] ?? 0,
  ]);

/** Whether a line around holds a point: one from it to the far east crosses the line an odd number of times. */
export function encloses(ring: readonly Point[], [latitude, longitude]: Point): boolean {
  const crossed = ring.filter(([fromLat, fromLon], index) => {
    const [toLat, toLon] = ring[(index + 1) % ring.length] ?? [fromLat, fromLon];
    if (fromLat > latitude === toLat > latitude) return false;
    return longitude < fromLon + ((toLon - fromLon) * (latitude - fromLat)) / (toLat - fromLat);
  });
  return crossed.length % 2 === 1;
}
