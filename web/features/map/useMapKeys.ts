import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

const isButton = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.getAttribute('role') === 'button';

/**
 * What Leaflet leaves out for the keyboard: Escape closes a popup from within, and Space presses
 * what is announced as a button. The map itself is named.
 */
export function useMapKeys(map: LeafletMap, name: string): void {
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', name);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') map.closePopup();
      if (event.key === ' ' && isButton(event.target)) {
        event.preventDefault();
        event.target.click();
      }
    };
    container.addEventListener('keydown', onKeyDown);
    return () => container.removeEventListener('keydown', onKeyDown);
  }, [map, name]);
}
