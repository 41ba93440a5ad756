import {
  type ErrorArgs,
  errorBody,
  errors,
  type ErrorBody,
  type ErrorCode,
} from '#shared/errors.ts';

/**
 * A request that is turned away for a reason of the table `shared/errors.ts`, which has its status,
 * field and sentence. `throw new Refusal('daysTaken')`; where the sentence takes parameters, they
 * are given as well: `new Refusal('tooManyAttempts', { retryAfter: 60 })`.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** HTTP status. */
  readonly status: number;
  /** What is answered. */
  readonly body: ErrorBody;

  constructor(...args: ErrorArgs) {
    const body = errorBody(...args);
    super(body.message);
    this.name = 'Refusal';
    this.code = body.code;
    this.status = errors[body.code].status;
    this.body = body;
  }
}

/** Whether something that was thrown is a refusal for one of these reasons. */
export const isRefusal = (error: unknown, ...codes: ErrorCode[]): error is Refusal =>
  error instanceof Refusal && codes.includes(error.code);
