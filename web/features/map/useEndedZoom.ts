import type { Map } from 'leaflet';
import { useEffect } from 'react';

/**
 * Leaflet ends an animated zoom by a timer that outlives the map, and breaks where the map has gone
 * by then, as when a card is followed at once. So a map that goes forgets that it was zooming.
 */
export function useEndedZoom(map: Map): void {
  useEffect(() => {
    map.on('unload', () => Object.assign(map, { _animatingZoom: false }));
  }, [map]);
}
