import { useEffect, useState } from 'react';
import { REDUCED_MOTION, useMedia } from '#web/lib/hooks/useMedia.ts';

/** How long a slide stays, in ms (specification, section 9). */
const STAY_MS = 5000;

/** How long before its turn a slide is made ready, in ms: a picture of 20 kB takes half a second on a bad line. */
const AHEAD_MS = 1500;

/**
 * Turns through `count` slides. It rests while `held` (somebody looks closer), while paused, while
 * the tab is hidden, and for people who prefer reduced motion until they start it themselves. `soon` says
 * that the next one is about to be shown.
 */
export function useRotation(count: number, held: boolean) {
  const [current, setCurrent] = useState(0);
  const [soonAfter, setSoonAfter] = useState<number>();
  const [wish, setWish] = useState<'play' | 'pause'>();
  const calm = useMedia(REDUCED_MOTION);
  const playing = wish ? wish === 'play' : !calm;

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((index) => (index + 1) % count);
    }, STAY_MS);
    const ahead = setTimeout(() => setSoonAfter(current), STAY_MS - AHEAD_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(ahead);
    };
  }, [playing, held, count, current]);

  return {
    current,
    playing,
    soon: soonAfter === current,
    show: (index: number) => setCurrent((index + count) % count),
    toggle: () => setWish(playing ? 'pause' : 'play'),
  };
}
