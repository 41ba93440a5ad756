import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CallName } from './answers.ts';
import type { Input, Output } from './client.ts';
import { afterLook, withMore, type Known } from './known.ts';
import { useCall } from './useCall.ts';

const lengthOf = (data: unknown): number => (Array.isArray(data) ? data.length : 0);

/** What was read with the pages behind it, until it is as long as what is shown. @returns no data where a page fails */
async function withPages<T>(
  ask: (cursor?: string) => Promise<Known<T>>,
  read: Known<T>,
  shown: () => number,
): Promise<Known<T>> {
  if (!read.next || lengthOf(read.data) >= shown()) return read;
  const page = await ask(read.next);
  return page.data === undefined ? page : withPages(ask, withMore(read, page), shown);
}

/** The list that was read anew. If that failed, the list stays as it was, with the reason. */
const afterRenewal = <T>(now: Known<T>, answer: Known<T>): Known<T> =>
  answer.data === undefined
    ? { ...now, ...answer }
    : // A next page that is on its way belongs behind this list as well, if it ends at the same entry.
      { ...answer, loadingMore: now.loadingMore === true && now.next === answer.next };

/**
 * A list page after page, as `useCall` has it, that is worked through. `retry` reads as much of it again as is shown, which
 * stays meanwhile, so that whoever acts on an entry of a later page keeps their place; where nothing is shown, it begins
 * anew. `look` refetches the first page as `useCall` does, and `lookAtAll` as much as is shown.
 */
export function useList<Name extends CallName>(name: Name, input: Input<Name>, fallback: string) {
  const call = useCall(name, input, fallback);
  /** An Undo may call a function of an earlier render: it reads what is asked for by then. */
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  const readings = useRef({ running: 0, missed: false });
  const look = useCallback(() => {
    // One page is answered sooner than all of them, which would then be dropped as older.
    if (readings.current.running > 0) readings.current.missed = true;
    else latest.current.look();
  }, []);
  const { retry, lookAtAll } = useMemo(() => {
    const readAll = (after: typeof afterLook<Output<Name>>) => {
      const { ask, take } = latest.current;
      readings.current.running += 1;
      const all = ask().then((first) => withPages(ask, first, () => lengthOf(latest.current.data)));
      take(all, after);
      void all.then(() => {
        readings.current.running -= 1;
        if (readings.current.running > 0 || !readings.current.missed) return;
        readings.current.missed = false;
        look();
      });
    };
    return {
      retry: () =>
        latest.current.data === undefined ? latest.current.retry() : readAll(afterRenewal),
      lookAtAll: () => (readings.current.running > 0 ? look() : readAll(afterLook)),
    };
  }, [look]);
  return { ...call, look, lookAtAll, retry };
}
