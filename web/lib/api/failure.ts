import type { Params } from '#shared/errorRow.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';

/** Failures that the site finds itself: before it sends a request, or because no answer came. */
type OwnCode = 'noResponse' | 'noTokenFound' | 'noAuthenticationToken' | 'noUserId';

export type FailureCode = ErrorCode | OwnCode;

/** How a call failed. The code is what the site decides by; the message is for people. */
export interface Failure {
  code: FailureCode;
  /** The server's own words, or the site's where the server said nothing. */
  message: string;
  /** Whether the message is the site's own, because the server gave none. */
  unexplained?: true;
  /** The field that is to blame. */
  field?: string;
  params?: Params;
  /** What to quote to support. */
  requestId?: string;
}

/** The failures that the site finds by itself, in the catalogue's words. */
export const failures = {
  noResponse: { code: 'noResponse', message: messages.noResponse },
  unknownError: { code: 'unknownError', message: messages.unknownError },
  noTokenFound: { code: 'noTokenFound', message: messages.noTokenFound },
  noAuthenticationToken: {
    code: 'noAuthenticationToken',
    message: messages.noAuthenticationToken,
  },
  noUserId: { code: 'noUserId', message: messages.noUserId },
  invalidToken: { code: 'invalidToken', message: messages.invalidToken },
  tokenExpired: { code: 'tokenExpired', message: messages.tokenExpired },
} as const satisfies Record<string, Failure>;

/**
 * An answer that nobody can read: a success by its status, but not of the contract's shape. The server is to
 * blame, and what was asked of it may have been done.
 */
export const unreadable = (fallback: string = messages.unknownError): Failure => ({
  code: 'serverError',
  message: fallback,
  unexplained: true,
});

/** Failed before the server could be asked, in the site's words. */
export const siteFault = (message: string): Failure => ({
  code: 'unknownError',
  message,
  unexplained: true,
});

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
interface FailedAnswer {
  statusCode: number;
  headers?: Record<string, string>;
  body?: string;
}

function readBody(text: string | undefined): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text ?? '');
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The code for an answer without one, for example of a proxy between the browser and our server. */
const codeOf = (status: number): ErrorCode => (status >= 500 ? 'serverError' : 'unknownError');

/** Makes a failure of an error answer; `fallback` is said where the server gave no message. */
export function failureOf(answer: FailedAnswer | undefined, fallback: string): Failure {
  if (!answer) return failures.noResponse;
  const body = readBody(answer.body);
  const message = textOf(body.message);
  const field = textOf(body.field);
  const requestId = answer.headers?.['x-request-id'];
  return {
    code: (textOf(body.code) ?? codeOf(answer.statusCode)) as ErrorCode,
    ...(message ? { message } : { message: fallback, unexplained: true }),
    ...(field && { field }),
    ...(typeof body.params === 'object' && body.params && { params: { ...body.params } }),
    ...(requestId && { requestId }),
  };
}

const signedOut: readonly FailureCode[] = [
  'noToken',
  'tokenExpired',
  'invalidToken',
  'noTokenFound',
  'noAuthenticationToken',
  'noUserId',
];

/** Whether it failed because nobody is signed in, or no longer. */
export const isSignedOut = ({ code }: Failure): boolean => signedOut.includes(code);

/** Whether the server is to blame, and not what was asked of it. */
export const isServerFault = ({ code }: Failure): boolean =>
  code === 'serverError' || code === 'busy' || code === 'outcomeUnknown';

/** A failure in words for the user: how long to wait, or which number to quote to support. */
export function explain(failure: Failure): string {
  const seconds = Number(failure.params?.retryAfter);
  if (failure.code === 'tooManyAttempts' && seconds > 0) {
    const minutes = Math.ceil(seconds / 60);
    return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  }
  if (isServerFault(failure) && failure.requestId) {
    return `${failure.message} (Request ${failure.requestId})`;
  }
  return failure.message;
}
