import { useEffect, useState } from 'react';

/** Pause after the last key, in ms, after which a text counts as typed. */
const PAUSE_MS = 250;

/** A text as it is after a pause in typing, so that not every letter sends a request. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
