import type { ActionReducerMapBuilder, AsyncThunk } from '@reduxjs/toolkit';
import { messages } from '#shared/messages.ts';
import { explain } from './failure.ts';
import type { RequestStatus, ThunkConfig } from './thunks.ts';

interface Tracked<Request extends string> {
  status: Record<Request, RequestStatus>;
  error: Partial<Record<Request, string>>;
  /** The id of the last request of each name: an older one may be answered after it. */
  latest?: Partial<Record<Request, string>>;
}

/** Whether an answer is that of the last request of its name, or of one that was never begun, as data that came with its page. */
export const isLatest = <Request extends string>(
  { latest }: Tracked<Request>,
  request: Request,
  { requestId }: { requestId: string },
): boolean => (latest?.[request] ?? requestId) === requestId;

/**
 * Follows a thunk in the slice's `status` and `error` under the request's name: idle to loading to
 * succeeded or failed (specification, section 4). Of requests of one name the last one counts. Matchers, so
 * call it after every `addCase`.
 * @param fallback what to say where it broke before the server could be asked
 */
export function track<Request extends string, State extends Tracked<Request>, Answer, Arg>(
  builder: Pick<ActionReducerMapBuilder<State>, 'addMatcher'>,
  request: Request,
  thunk: AsyncThunk<Answer, Arg, ThunkConfig>,
  fallback: string = messages.unknownError,
): void {
  builder.addMatcher(thunk.pending.match, (state, { meta }) => {
    const tracked = state as Tracked<Request>;
    tracked.latest = { ...tracked.latest, [request]: meta.requestId } as typeof tracked.latest;
    tracked.status[request] = 'loading';
    Reflect.deleteProperty(tracked.error, request);
  });
  builder.addMatcher(thunk.fulfilled.match, (state, { meta }) => {
    const tracked = state as Tracked<Request>;
    if (isLatest(tracked, request, meta)) tracked.status[request] = 'succeeded';
  });
  builder.addMatcher(thunk.rejected.match, (state, { meta, payload }) => {
    const tracked = state as Tracked<Request>;
    if (!isLatest(tracked, request, meta)) return;
    tracked.status[request] = 'failed';
    tracked.error[request] = payload ? explain(payload) : fallback;
  });
}
