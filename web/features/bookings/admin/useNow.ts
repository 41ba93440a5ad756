import { useEffect, useState } from 'react';
import { serverNow } from '#web/lib/session.ts';

const STEP_MS = 60_000;

/** The server's time in ms, which goes on minute by minute: a page of the staff stays open all day. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
