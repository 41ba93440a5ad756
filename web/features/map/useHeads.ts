import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { HEAD, LIFT } from './pin.ts';
import type { Point } from './rwanda.ts';
import { spread, type Place } from './spread.ts';

/** Where the heads of pins stand at the present zoom, each seen from its own place, in px. */
export function useHeads(points: readonly Point[]): Place[] {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(map.getZoom());
  const places = points.map((point) => map.project(point, zoom));
  const lifted = places.map(({ x, y }) => ({ x, y: y - LIFT }));
  return spread(lifted, HEAD).map(({ x, y }, index) => {
    const place = places[index] ?? { x, y };
    return { x: Math.round(x - place.x), y: Math.round(y - place.y) };
  });
}
