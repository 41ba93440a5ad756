import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Point } from './rwanda.ts';
import { spread, type Place } from './spread.ts';

/**
 * Where the heads of marks stand at the present zoom, each seen from its own place, in px.
 * @param size how far above its place a head stands where it has the space (`lift`), how wide and how high it is
 */
export function useHeads(
  points: readonly Point[],
  { lift, width, height }: { lift: number; width: number; height: number },
): Place[] {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(map.getZoom());
  const places = points.map((point) => map.project(point, zoom));
  // Heads that are wider than high are round in a space that is stretched by as much.
  const stretch = width / height;
  const lifted = places.map(({ x, y }) => ({ x, y: (y - lift) * stretch }));
  return spread(lifted, width).map(({ x, y }, index) => {
    const place = places[index] ?? { x, y };
    return { x: Math.round(x - place.x), y: Math.round(y / stretch - place.y) };
  });
}
