import { useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { holdsView, seenAt, type Seen } from './seen.ts';

/** The part of the map to ask for; undefined until the map has looked at something. */
export function useSeen(): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  const map = useMapEvents({
    moveend: () => {
      const [bounds, zoom] = [map.getBounds(), map.getZoom()];
      setSeen((now) => (now && holdsView(now, bounds, zoom) ? now : seenAt(bounds, zoom)));
    },
  });
  return seen;
}
