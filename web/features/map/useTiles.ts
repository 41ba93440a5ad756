import { useEffect, useState } from 'react';

export const TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** The tile of Kigali at zoom 8: if it comes, the others will. */
const SAMPLE = 'https://tile.openstreetmap.org/8/149/129.png';

/**
 * Whether the map's tiles can be had. One is asked for first, and again when the network is back:
 * a map full of broken tiles would hide the outline that serves without them.
 */
export function useTiles(): boolean {
  const [reachable, setReachable] = useState(false);
  useEffect(() => {
    if (reachable) return;
    const sample = new Image();
    const ask = () => {
      if (navigator.onLine) sample.src = SAMPLE;
    };
    const came = () => setReachable(true);
    sample.addEventListener('load', came);
    window.addEventListener('online', ask);
    ask();
    return () => {
      sample.removeEventListener('load', came);
      window.removeEventListener('online', ask);
    };
  }, [reachable]);
  return reachable;
}
