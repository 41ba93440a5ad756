import type { FunctionName } from '#infra/manifest.ts';

/** A call, as it is sent to the thread that runs the functions. */
export interface FunctionCall {
  id: number;
  name: FunctionName;
  event: object;
  requestId: string;
  timeoutMs: number;
}

/** The answer of the thread: the function's result, or the reason of its failure. */
export type Outcome = { id: number; result: unknown } | { id: number; crash: string };

/** A thread has ended a session, or all of a user: what the threads know of ended sessions is old. */
export interface SessionsEnded {
  sessionsEnded: true;
}
