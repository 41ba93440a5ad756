import type { LatLngExpression, LeafletEventHandlerFnMap } from 'leaflet';
import { useMap } from 'react-leaflet';
import { prefersReducedMotion } from '#web/lib/hooks/useMedia.ts';

/** What a mark does when it is pressed, by pointer or keyboard: the map looks more closely at what stands there. */
export function useLookCloser(
  target: () => { point: LatLngExpression; zoom: number },
): LeafletEventHandlerFnMap {
  const map = useMap();
  const look = () => {
    // The mark is gone then; the keyboard goes on at the map.
    map.getContainer().focus({ preventScroll: true });
    const { point, zoom } = target();
    map.setView(point, zoom, { animate: !prefersReducedMotion() });
  };
  return {
    click: look,
    // Leaflet makes a click of Enter only where a popup opens.
    keypress: ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') look();
    },
  };
}
