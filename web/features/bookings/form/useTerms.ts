import { useEffect, useState } from 'react';
import type { House } from '#shared/house.ts';
import { messages } from '#shared/messages.ts';
import { call } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** What a customer agrees to by booking. */
export type Terms = Pick<House, 'cancellation'>;

async function fetchTerms(): Promise<Terms> {
  const { cancellation } = await call('house.get', {}, { fallback: messages.serverError });
  return { cancellation };
}

/**
 * What cancelling costs, read as soon as whoever is signed in sees what they are about to book.
 * @param isShown whether they see it
 * @param onFailure called where the terms could not be read before the booking was sent
 */
export function useTerms(isShown: boolean, onFailure: (failure: Failure) => void) {
  const dispatch = useAppDispatch();
  const [terms, setTerms] = useState<Terms>();
  useEffect(() => {
    // Where it fails, `agreed` asks again and says why.
    if (isShown) void fetchTerms().then(setTerms, () => undefined);
  }, [isShown]);
  const read = async (): Promise<Terms | undefined> => {
    setTerms(undefined);
    try {
      const known = await fetchTerms();
      setTerms(known);
      return known;
    } catch (error) {
      onFailure(takeFailure(error, dispatch));
      return undefined;
    }
  };
  /** The terms that were shown; undefined where they could not be read, or are shown only now. */
  const agreed = async (): Promise<Terms | undefined> => {
    if (terms) return terms;
    const late = await read();
    return late?.cancellation ? undefined : late;
  };
  return { terms, read, agreed };
}
