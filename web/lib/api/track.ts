import type { ActionReducerMapBuilder, AsyncThunk } from '@reduxjs/toolkit';
import { messages } from '#shared/messages.ts';
import { explain } from './failure.ts';
import type { RequestStatus, ThunkConfig } from './thunks.ts';

interface Tracked<Request extends string> {
  status: Record<Request, RequestStatus>;
  error: Partial<Record<Request, string>>;
}

/**
 * Follows a thunk in the slice's `status` and `error` under the request's name: idle to loading to
 * succeeded or failed (specification, section 4). Matchers, so call it after every `addCase`.
 * @param fallback what to say where it broke before the server could be asked
 */
export function track<Request extends string, State extends Tracked<Request>, Answer, Arg>(
  builder: Pick<ActionReducerMapBuilder<State>, 'addMatcher'>,
  request: Request,
  thunk: AsyncThunk<Answer, Arg, ThunkConfig>,
  fallback: string = messages.unknownError,
): void {
  builder.addMatcher(thunk.pending.match, (state) => {
    const tracked = state as Tracked<Request>;
    tracked.status[request] = 'loading';
    Reflect.deleteProperty(tracked.error, request);
  });
  builder.addMatcher(thunk.fulfilled.match, (state) => {
    (state as Tracked<Request>).status[request] = 'succeeded';
  });
  builder.addMatcher(thunk.rejected.match, (state, { payload }) => {
    const tracked = state as Tracked<Request>;
    tracked.status[request] = 'failed';
    tracked.error[request] = payload ? explain(payload) : fallback;
  });
}
