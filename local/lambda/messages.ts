import type { FunctionName } from '#infra/manifest.ts';

/** A call, as it is sent to the thread that the functions live in. */
export interface Call {
  id: number;
  name: FunctionName;
  event: object;
  requestId: string;
  timeoutMs: number;
}

/** What comes back: what the function answered, or why it did not. */
export type Outcome = { id: number; result: unknown } | { id: number; crash: string };
