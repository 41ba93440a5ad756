import { useEffect, useRef } from 'react';

/** Holds a press until there is what it needs, and does then once what was wanted. */
export function useHeldPress(ready: boolean, act: () => void): () => void {
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isHeld.current || !ready) return;
    isHeld.current = false;
    act();
  });
  return () => {
    if (ready) act();
    else isHeld.current = true;
  };
}
