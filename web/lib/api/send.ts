import type { AppDispatch } from '#web/lib/state.ts';
import type { CallName } from './answers.ts';
import { call, type CallOptions, type Input, type Output } from './client.ts';
import type { Failure } from './failure.ts';
import { renewing } from './renewal.ts';
import { takeFailure } from './takeFailure.ts';

/** What the server answered, or why it did not. */
export type Sent<T> = { data: T; failure?: undefined } | { data?: undefined; failure: Failure };

interface Options<Answer> extends CallOptions {
  /** Keeps the token of the answer before the page gets it; throws if the answer is not usable. */
  before?: (answer: Answer) => void;
}

/**
 * Does what takes several calls, for a page whose answers no slice keeps: `dispatch(attempt(…))`.
 * @param work throws an {@link ApiFailure} where it fails
 */
export const attempt =
  <T>(work: () => Promise<T>) =>
  async (dispatch: AppDispatch): Promise<Sent<T>> => {
    try {
      return { data: await work() };
    } catch (error) {
      return { failure: takeFailure(error, dispatch) };
    }
  };

/** Sends something to an endpoint for a page whose answer no slice keeps: `dispatch(send(…))`. */
export const send = <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  { before, ...options }: Options<Output<Name>> = {},
) =>
  attempt(() => {
    const work = async () => {
      const data = await call(name, input, options);
      before?.(data);
      return data;
    };
    return before ? renewing(name, work()) : work();
  });
