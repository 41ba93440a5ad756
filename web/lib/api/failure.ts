import { messages } from '#shared/messages.ts';

/** How a call failed: no answer came, the answer was no (4xx), or the server broke (5xx). */
export interface Failure {
  kind: 'network' | 'refused' | 'server';
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** The server's own words, or the site's where the server said nothing. */
  message: string;
  /** The field that is to blame. */
  field?: string;
  /** What to quote to support. */
  requestId?: string;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
}

/** A failed call as it is thrown; the state keeps its plain `failure`. */
export class ApiFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super(failure.message, { cause });
    this.name = 'ApiFailure';
    this.failure = failure;
  }
}

/** An error answer as the REST client reports it. */
export interface FailedAnswer {
  statusCode: number;
  headers?: Record<string, string>;
  body?: string;
}

function readBody(text: string | undefined): { message?: string; field?: string } {
  try {
    const body: unknown = JSON.parse(text ?? '');
    if (typeof body !== 'object' || body === null) return {};
    return {
      ...('message' in body && typeof body.message === 'string' && { message: body.message }),
      ...('field' in body && typeof body.field === 'string' && { field: body.field }),
    };
  } catch {
    return {};
  }
}

/** Makes a failure of an error answer; `fallback` is said where the server gave no message. */
export function failureOf(answer: FailedAnswer | undefined, fallback: string): Failure {
  if (!answer) return { kind: 'network', status: 0, message: messages.noResponse };
  const { message, field } = readBody(answer.body);
  const requestId = answer.headers?.['x-request-id'];
  const seconds = Number(answer.headers?.['retry-after']);
  return {
    kind: answer.statusCode >= 500 ? 'server' : 'refused',
    status: answer.statusCode,
    message: message ?? fallback,
    ...(field && { field }),
    ...(requestId && { requestId }),
    ...(seconds > 0 && { retryAfter: seconds }),
  };
}

/** A failure in words for the user: how long to wait, or which number to quote to support. */
export function explain(failure: Failure): string {
  if (failure.status === 429 && failure.retryAfter) {
    const minutes = Math.ceil(failure.retryAfter / 60);
    return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  }
  if (failure.kind === 'server' && failure.requestId) {
    return `${failure.message} (Request ${failure.requestId})`;
  }
  return failure.message;
}
