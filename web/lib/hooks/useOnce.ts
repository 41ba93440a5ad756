import { useState } from 'react';

/** Whether something holds, or has held before: it does not become false again. */
export function useOnce(holds: boolean): boolean {
  const [hasHeld, setHeld] = useState(holds);
  if (holds && !hasHeld) setHeld(true);
  return holds || hasHeld;
}
