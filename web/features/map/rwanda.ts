/** A point as Leaflet takes it: degrees north and east. */
export type Point = [latitude: number, longitude: number];

/**
 * The border of Rwanda, clockwise from the south-west, to about a kilometre: latitude and longitude
 * in turns. Drawn after Natural Earth, which is in the public domain.
 */
const border = [
  -2.721, 29.014, -2.652, 28.892, -2.576, 28.899, -2.519, 28.856, -2.49, 28.878, -2.417, 28.86,
  -2.38, 28.881, -2.355, 28.946, -2.277, 28.993, -2.264, 29.076, -2.198, 29.133, -2.073, 29.155,
  -1.843, 29.13, -1.641, 29.245, -1.6, 29.295, -1.516, 29.342, -1.507, 29.436, -1.403, 29.54,
  -1.384, 29.659, -1.352, 29.709, -1.366, 29.774, -1.323, 29.817, -1.371, 29.864, -1.433, 29.871,
  -1.47, 29.896, -1.465, 29.961, -1.345, 30.149, -1.278, 30.167, -1.259, 30.213, -1.138, 30.318,
  -1.067, 30.336, -1.058, 30.447, -1.067, 30.473, -1.087, 30.455, -1.117, 30.473, -1.149, 30.465,
  -1.17, 30.512, -1.273, 30.555, -1.318, 30.555, -1.406, 30.739, -1.47, 30.739, -1.592, 30.793,
  -1.593, 30.833, -1.615, 30.84, -1.72, 30.825, -1.837, 30.836, -1.902, 30.825, -1.929, 30.797,
  -1.935, 30.825, -2.019, 30.818, -2.024, 30.854, -2.083, 30.887, -2.238, 30.843, -2.345, 30.836,
  -2.38, 30.761, -2.35, 30.689, -2.397, 30.638, -2.399, 30.523, -2.34, 30.433, -2.311, 30.419,
  -2.303, 30.379, -2.358, 30.278, -2.34, 30.206, -2.419, 30.156, -2.431, 30.116, -2.348, 30.012,
  -2.316, 29.932, -2.46, 29.929, -2.693, 29.889, -2.764, 29.824, -2.76, 29.745, -2.806, 29.72,
  -2.787, 29.619, -2.826, 29.504, -2.804, 29.425, -2.826, 29.338, -2.762, 29.317, -2.723, 29.338,
  -2.661, 29.306, -2.596, 29.13, -2.598, 29.054, -2.62, 29.032,
];

/** The outline that the map shows even where no tiles can be had. */
export const outline: Point[] = Array.from({ length: border.length / 2 }, (_, index) => [
  border[2 * index] ?? 0,
  border[2 * index + 1] ?? 0,
]);

const ends = (axis: 0 | 1): [number, number] => {
  const values = outline.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

const [south, north] = ends(0);
const [west, east] = ends(1);

/** The smallest box that holds the country: its south-west and north-east corners. */
export const bounds: [Point, Point] = [
  [south, west],
  [north, east],
];

/** Whether a point lies in Rwanda: a line from it to the far east crosses the border an odd number of times. */
export function isInRwanda([latitude, longitude]: Point): boolean {
  const crossed = outline.filter(([fromLat, fromLon], index) => {
    const [toLat, toLon] = outline[(index + 1) % outline.length] ?? [fromLat, fromLon];
    if (fromLat > latitude === toLat > latitude) return false;
    return longitude < fromLon + ((toLon - fromLon) * (latitude - fromLat)) / (toLat - fromLat);
  });
  return crossed.length % 2 === 1;
}
