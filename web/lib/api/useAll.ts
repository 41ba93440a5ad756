import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '#web/lib/state.ts';
import { callAll, type ListName } from './callAll.ts';
import type { Input, Output } from './client.ts';
import { explain } from './failure.ts';
import { takeFailure } from './takeFailure.ts';

/**
 * The whole of a list, however many pages it has, or what went wrong; neither while waiting. `look` refetches it while
 * what is there stays.
 * @param fallback what to say where the server gave no message
 */
export function useAll<Name extends ListName>(name: Name, input: Input<Name>, fallback: string) {
  const dispatch = useAppDispatch();
  const asked = JSON.stringify(input);
  const [known, setKnown] = useState<{ asked?: string; data?: Output<Name>; error?: string }>({});
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let wanted = true;
    const keep = (answer: { data: Output<Name> } | { error: string }) => {
      if (wanted) setKnown((now) => ({ ...(now.asked === asked && now), asked, ...answer }));
    };
    callAll(name, JSON.parse(asked) as Input<Name>, { fallback }).then(
      (data) => keep({ data }),
      (error: unknown) => keep({ error: explain(takeFailure(error, dispatch)) }),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, name, asked, fallback, looks]);
  const look = useCallback(() => setLooks((count) => count + 1), []);
  const current: typeof known = known.asked === asked ? known : {};
  return { data: current.data, error: current.error, look };
}
