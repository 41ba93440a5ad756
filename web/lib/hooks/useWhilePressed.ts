import { useEffect, useState } from 'react';

/** What ends a press: its click, a scroll that it became, or a key instead. */
const ENDS = ['click', 'pointercancel', 'keydown'];

/**
 * Keeps what is shown as it was when a press on it began, until its click has come: what changes below a finger is not
 * what the finger has pressed.
 * @returns what to show, and what to call when a press begins
 */
export function useWhilePressed<T>(value: T): [shown: T, onPress: () => void] {
  const [held, setHeld] = useState<{ value: T }>();
  useEffect(() => {
    if (!held) return undefined;
    const end = () => setHeld(undefined);
    for (const name of ENDS) window.addEventListener(name, end);
    return () => {
      for (const name of ENDS) window.removeEventListener(name, end);
    };
  }, [held]);
  return [held ? held.value : value, () => setHeld({ value })];
}
