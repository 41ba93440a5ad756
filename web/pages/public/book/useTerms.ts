import { useState } from 'react';
import type { House } from '#shared/house.ts';
import { messages } from '#shared/messages.ts';
import { call } from '#web/lib/api/client.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { takeFailure } from '#web/lib/api/takeFailure.ts';
import { useAppDispatch } from '#web/lib/state.ts';

/** What a customer agrees to by booking. */
export type Terms = Pick<House, 'cancellation'>;

/**
 * What cancelling costs, read when the confirmation opens.
 * @param onFailure called where they could not be read
 */
export function useTerms(onFailure: (failure: Failure) => void) {
  const dispatch = useAppDispatch();
  const [terms, setTerms] = useState<Terms>();
  const read = async (): Promise<Terms | undefined> => {
    setTerms(undefined);
    try {
      const { cancellation } = await call('house.get', {}, { fallback: messages.serverError });
      const known = { cancellation };
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
