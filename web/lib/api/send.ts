import type { AppDispatch } from '#web/lib/state.ts';
import type { CallName } from './answers.ts';
import { call, type Input, type Output } from './client.ts';
import type { Failure } from './failure.ts';
import { renewing } from './renewal.ts';
import { takeFailure } from './takeFailure.ts';

/** What the server answered, or why it did not. */
export type Sent<T> = { data: T; failure?: undefined } | { data?: undefined; failure: Failure };

interface Options<Answer> {
  /** What to say where the server gives no message. */
  fallback?: string;
  /** Keeps the token of the answer before the page gets it; throws if the answer is not usable. */
  before?: (answer: Answer) => void;
}

/** Sends something to an endpoint for a page whose answer no slice keeps: `dispatch(send(…))`. */
export const send =
  <Name extends CallName>(name: Name, input: Input<Name>, options: Options<Output<Name>> = {}) =>
  async (dispatch: AppDispatch): Promise<Sent<Output<Name>>> => {
    const { fallback, before } = options;
    const work = async () => {
      const data = await call(name, input, { ...(fallback !== undefined && { fallback }) });
      before?.(data);
      return data;
    };
    try {
      return { data: await (before ? renewing(name, work()) : work()) };
    } catch (error) {
      return { failure: takeFailure(error, dispatch) };
    }
  };
