import { useState } from 'react';

/**
 * The state of a dialog that asks before something is done: whether it is being done, and what was refused. `close` waits
 * for the answer, and `run` does it and says whether it was done.
 */
export function useDialog<Problem = string>(onClose: () => void) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const close = () => {
    if (pending) return;
    setProblem(undefined);
    onClose();
  };
  /** @param work answers what was refused, if anything */
  const run = async (work: () => Promise<Problem | undefined>): Promise<boolean> => {
    setPending(true);
    // The same words are announced, and scrolled to, only where they appear anew.
    setProblem(undefined);
    const refused = await work();
    setPending(false);
    setProblem(refused);
    return refused === undefined;
  };
  return { pending, problem, close, run };
}
