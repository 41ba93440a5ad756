import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '#web/lib/state.ts';
import type { CallName } from './answers.ts';
import { callPage, type Answer, type Input, type Output } from './client.ts';
import { explain } from './failure.ts';
import { afterLook, withMore, type Known } from './known.ts';
import { takeFailure } from './takeFailure.ts';

/** The first page that is not empty, or the last page: a filter can leave pages empty. */
async function pageHolding<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  cursor: string | undefined,
  fallback: string,
): Promise<Answer<Output<Name>>> {
  const page = await callPage(name, { ...input, ...(cursor && { cursor }) }, { fallback });
  const isEmpty = Array.isArray(page.data) && page.data.length === 0;
  return isEmpty && page.next ? pageHolding(name, input, page.next, fallback) : page;
}

/**
 * The answer of an endpoint for one page, or what went wrong; neither while waiting. Another input sends
 * another request. `retry` begins again, `look` refetches while the present data stays, and `more` fetches the
 * next page of a list, if there is one; `next` is its mark. `ask` fetches one page and shows nothing; `take` changes what is
 * shown by an answer that was just asked for, unless a newer one came first.
 * @param input undefined while there is nothing to ask
 * @param fallback what to say where the server gave no message
 */
export function useCall<Name extends CallName>(
  name: Name,
  input: Input<Name> | undefined,
  fallback: string,
) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<Known<Output<Name>>>({});
  const [tries, setTries] = useState(1);
  const asked = input && JSON.stringify(input);
  /**
   * Answers can come in another order than they were asked for: the number of the last request, and of what is shown or
   * begun with.
   */
  const order = useRef({ asked: 0, shown: 0 });

  const ask = useCallback(
    async (cursor?: string): Promise<Known<Output<Name>>> => {
      if (asked === undefined) return {};
      try {
        return {
          asked,
          ...(await pageHolding(name, JSON.parse(asked) as Input<Name>, cursor, fallback)),
        };
      } catch (error) {
        const failure = takeFailure(error, dispatch);
        return { asked, error: explain(failure), code: failure.code };
      }
    },
    [dispatch, name, asked, fallback],
  );
  useEffect(() => {
    let wanted = true;
    const turn = (order.current.asked += 1);
    order.current.shown = turn;
    void ask().then((answer) => {
      // A look may have been answered before it, with what is newer.
      if (wanted && order.current.shown === turn) setKnown(answer);
    });
    return () => {
      wanted = false;
    };
  }, [ask, tries]);

  const current: Known<Output<Name>> = known.asked === asked ? known : {};
  const { data, next, error, code, loadingMore = false, fresh = 0, gone = [] } = current;

  /** Changes the state, unless the input has changed meanwhile. */
  const change = useCallback(
    (next: (now: Known<Output<Name>>) => Known<Output<Name>>) =>
      setKnown((now) => (now.asked === asked ? next(now) : now)),
    [asked],
  );
  const take = useCallback(
    (answering: Promise<Known<Output<Name>>>, after: typeof afterLook<Output<Name>>) => {
      const turn = (order.current.asked += 1);
      void answering.then((answer) => {
        if (turn < order.current.shown) return;
        if (answer.data !== undefined) order.current.shown = turn;
        setKnown((now) => {
          if (now.asked === asked) return after(now, answer);
          return answer.data === undefined ? now : answer;
        });
      });
    },
    [asked],
  );
  const look = useCallback(() => take(ask(), afterLook), [ask, take]);
  const more = async () => {
    change((now) => ({ ...now, error: undefined, loadingMore: true }));
    const answer = await ask(next);
    // The list may have begun anew meanwhile: the page belongs behind the one that it was asked for after.
    change((now) => (now.loadingMore && now.next === next ? withMore(now, answer) : now));
  };
  const retry = () => {
    setKnown({});
    // Counts from the latest value, because an Undo may call the `retry` of an earlier render.
    setTries((count) => count + 1);
  };
  const ways = { retry, look, ask, take, ...(next && { more }) };
  return { data, next, error, code, fresh, gone, loadingMore, ...ways };
}
