import { useEffect, useState } from 'react';

const STEP_MS = 60_000;

/** The time in ms, which goes on minute by minute: a page of the staff stays open all day. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
