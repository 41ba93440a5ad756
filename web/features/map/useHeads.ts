import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Point } from './rwanda.ts';
import { spread, type Place } from './spread.ts';

/**
 * Where the heads of marks stand at the present zoom, each seen from its own place, in px.
 * @param lift how far above its place a head stands where it has the space, and `width` how wide it is
 */
export function useHeads(
  points: readonly Point[],
  { lift, width }: { lift: number; width: number },
): Place[] {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(map.getZoom());
  const places = points.map((point) => map.project(point, zoom));
  const lifted = places.map(({ x, y }) => ({ x, y: y - lift }));
  return spread(lifted, width).map(({ x, y }, index) => {
    const place = places[index] ?? { x, y };
    return { x: Math.round(x - place.x), y: Math.round(y - place.y) };
  });
}
