import { useEffect, useState } from 'react';
import { useMay } from '#web/features/auth/index.ts';
import { groupsOf, type ResultGroup } from '#web/features/find/results.ts';
import { call } from '#web/lib/api/client.ts';
import { explain } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

interface Found {
  /** The text that found it. */
  text: string;
  groups?: ResultGroup[];
  error?: string;
}

/** What a text finds; neither results nor an error while waiting. Later answers of earlier texts are dropped. */
export function useFound(text: string | undefined) {
  const dispatch = useAppDispatch();
  const mayEdit = useMay('rooms.update');
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<Found>();
  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    call('search.find', { text }, { fallback: 'The search has failed.' }).then(
      (found) => wanted && setKnown({ text, groups: groupsOf(found, mayEdit) }),
      (error: unknown) =>
        wanted && setKnown({ text, error: explain(takeFailure(error, dispatch)) }),
    );
    return () => {
      wanted = false;
    };
  }, [dispatch, text, tries, mayEdit]);
  const current = known?.text === text ? known : undefined;
  const retry = () => {
    setKnown(undefined);
    setTries(tries + 1);
  };
  return { groups: current?.groups, error: current?.error, waiting: current === undefined, retry };
}
