import { useEffect, useState } from 'react';

/** How long somebody pauses who has typed what they look for, in ms. */
const PAUSE_MS = 250;

/** A text that is being typed, once it has rested for a moment: not each letter is asked for. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
