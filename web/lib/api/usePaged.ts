import { useCallback, useEffect, useState } from 'react';
import { takeFailure } from './apiThunk.ts';
import type { ListName } from './callAll.ts';
import { changesOf } from '#web/lib/changes.ts';
import { callPage, type Answer, type Input, type Output } from './client.ts';
import { explain } from './failure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

interface Told<Items> {
  /** The list that was asked for. */
  asked?: string;
  items?: Items;
  next?: string | undefined;
  error?: string | undefined;
  /** Whether the next page is on its way. */
  loadingMore?: boolean;
  /** How many have come since the list was fetched. */
  fresh?: number;
  /** Ids of those that are no longer in the list. */
  gone?: string[];
}

interface Entry {
  id: string;
}

/**
 * A list after another look at its beginning: what it holds is as it is now, and stands where it
 * stood; what has come is counted only, except where the list is empty.
 */
function lookedAt<Items>(list: Told<Items>, answer: Told<Items>): Told<Items> {
  const items = list.items as Entry[] | undefined;
  const told = answer.items as Entry[] | undefined;
  if (!items || !told) return list;
  if (items.length === 0) return answer;
  const now = new Map(told.map((entry) => [entry.id, entry]));
  const { come, gone } = changesOf({ items, next: list.next }, { items: told, next: answer.next });
  return {
    ...list,
    items: items.map((entry) => now.get(entry.id) ?? entry) as Items,
    fresh: come.length,
    gone: gone.map(({ id }) => id),
  };
}

/** A page that holds something, or the last: what a filter empties is passed over. */
async function pageOf<Name extends ListName>(
  name: Name,
  input: Input<Name>,
  cursor: string | undefined,
  fallback: string,
): Promise<Answer<Output<Name>>> {
  const page = await callPage(name, { ...input, ...(cursor && { cursor }) }, { fallback });
  return page.data.length === 0 && page.next ? pageOf(name, input, page.next, fallback) : page;
}

/**
 * A long list for a page that nobody shares it with, page after page; it begins anew with another
 * input. Neither items nor an error stand while the first page is on its way.
 * @param fallback what to say where the server gave no message
 */
export function usePaged<Name extends ListName>(name: Name, input: Input<Name>, fallback: string) {
  const dispatch = useAppDispatch();
  const [told, setTold] = useState<Told<Output<Name>>>({});
  const [tries, setTries] = useState(1);
  const asked = JSON.stringify(input);

  const load = useCallback(
    async (cursor: string | undefined, before: unknown[]): Promise<Told<Output<Name>>> => {
      try {
        const page = await pageOf(name, JSON.parse(asked) as Input<Name>, cursor, fallback);
        return { asked, items: [...before, ...page.data] as Output<Name>, next: page.next };
      } catch (error) {
        return { asked, error: explain(takeFailure(error, dispatch)) };
      }
    },
    [dispatch, name, asked, fallback],
  );
  useEffect(() => {
    let wanted = true;
    void load(undefined, []).then((answer) => wanted && setTold(answer));
    return () => {
      wanted = false;
    };
  }, [load, tries]);

  const list: Told<Output<Name>> = told.asked === asked ? told : {};
  const { items, next, error, loadingMore, fresh = 0, gone = [] } = list;
  const more = async () => {
    setTold({ ...list, error: undefined, loadingMore: true });
    const answer = await load(next, items ?? []);
    // Another list may have been asked for meanwhile. What is here stays where no more could come.
    setTold((now) => (now.asked === asked ? { ...now, loadingMore: false, ...answer } : now));
  };
  const retry = () => {
    setTold({});
    setTries(tries + 1);
  };
  /** Looks at the beginning of the list again; where that fails, the list stays as it is. */
  const look = useCallback(
    () =>
      void load(undefined, []).then((answer) =>
        setTold((now) => (now.asked === asked ? lookedAt(now, answer) : now)),
      ),
    [load, asked],
  );
  return {
    items,
    error,
    retry,
    look,
    fresh,
    gone,
    loadingMore: loadingMore === true,
    ...(next && { more }),
  };
}
