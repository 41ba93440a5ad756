import { useEffect, useState } from 'react';
import type { House } from '#shared/house.ts';
import { messages } from '#shared/messages.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { send } from '#web/lib/api/send.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** What a customer agrees to by booking. */
export type Terms = Pick<House, 'cancellation'>;

const fetchTerms = () => send('house.get', {}, { fallback: messages.serverError });
const termsIn = ({ cancellation }: House): Terms => ({ cancellation });

/**
 * What cancelling costs, read as soon as whoever is signed in sees what they are about to book.
 * @param isShown whether they see it
 * @param onFailure called where the terms could not be read before the booking was sent
 */
export function useTerms(isShown: boolean, onFailure: (failure: Failure) => void) {
  const dispatch = useAppDispatch();
  const [terms, setTerms] = useState<Terms>();
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!isShown) return;
    // Where it fails, `agreed` asks again and says why.
    void dispatch(fetchTerms()).then(({ data }) => {
      if (data) setTerms(termsIn(data));
      setWaiting(false);
    });
  }, [dispatch, isShown]);
  const read = async (): Promise<Terms | undefined> => {
    setTerms(undefined);
    const { data, failure } = await dispatch(fetchTerms());
    if (failure) {
      onFailure(failure);
      return undefined;
    }
    const known = termsIn(data);
    setTerms(known);
    return known;
  };
  /** The terms that were shown; undefined where they could not be read, or are shown only now. */
  const agreed = async (): Promise<Terms | undefined> => {
    if (terms) return terms;
    const late = await read();
    return late?.cancellation ? undefined : late;
  };
  return {
    terms,
    /** Whether they are on their way for the first time: who agreed now would have to agree again. */
    waiting,
    read,
    agreed,
  };
}
