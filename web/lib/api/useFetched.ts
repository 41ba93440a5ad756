import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '#web/lib/state.ts';
import { explain } from './failure.ts';
import { takeFailure } from './takeFailure.ts';

/** What is known, and which question, as JSON, it answers. */
interface Known<T> {
  asked?: string;
  shown?: T | undefined;
  error?: string;
}

/** A refetch that fails changes nothing; the first fetch of a question that fails is told. */
const afterFailure = <T>(now: Known<T>, asked: string, error: string): Known<T> =>
  now.asked === asked && now.shown !== undefined && now.error === undefined
    ? now
    : { asked, shown: now.shown, error };

/**
 * What a question is answered, by as many calls as `fetch` makes. What was answered last stays while another question is on
 * its way; `look` asks anew. Of answers that come in another order than they were asked for, an older one never replaces a
 * newer one. `amend` fetches a part of the answer and changes what is shown by it; while a whole answer is on its way, or
 * where one is asked for meanwhile, that says the same and is taken instead. A part that fails changes nothing.
 * @param question of plain data
 * @param fetch stays the same function; throws an ApiFailure
 */
export function useFetched<Question, T>(
  question: Question,
  fetch: (question: Question) => Promise<T>,
) {
  const dispatch = useAppDispatch();
  const asked = JSON.stringify(question);
  const [known, setKnown] = useState<Known<T>>({});
  const turns = useRef({ asked: 0, answered: 0 });
  /** The question as it is now: news may come to a callback of an earlier one, which must not be asked again. */
  const current = useRef(asked);
  useEffect(() => {
    current.current = asked;
  });
  const look = useCallback(() => {
    const now = current.current;
    const turn = (turns.current.asked += 1);
    const take = (stateAfter: (known: Known<T>) => Known<T>) => {
      if (turn < turns.current.answered) return;
      turns.current.answered = turn;
      setKnown(stateAfter);
    };
    fetch(JSON.parse(now) as Question).then(
      (shown) => take(() => ({ asked: now, shown })),
      (failure: unknown) => {
        const error = explain(takeFailure(failure, dispatch));
        take((known) => afterFailure(known, now, error));
      },
    );
  }, [dispatch, fetch]);
  useEffect(look, [look, asked]);
  const amend = useCallback(
    async (part: (question: Question) => Promise<(shown: T) => T>): Promise<void> => {
      const turn = turns.current.asked;
      if (turn !== turns.current.answered) {
        look();
        return;
      }
      try {
        const change = await part(JSON.parse(current.current) as Question);
        if (turn !== turns.current.asked) return;
        setKnown((now) => (now.shown === undefined ? now : { ...now, shown: change(now.shown) }));
      } catch (failure) {
        takeFailure(failure, dispatch);
      }
    },
    [dispatch, look],
  );
  const retry = () => {
    setKnown(({ shown }) => ({ shown }));
    look();
  };
  const isAnswered = known.asked === asked;
  return {
    shown: known.shown,
    waiting: !isAnswered,
    error: isAnswered ? known.error : undefined,
    retry,
    look,
    amend,
  };
}
