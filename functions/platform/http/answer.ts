import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { Busy, Refusal, type RefusalKind } from '#functions/errors.ts';
import { messages } from '#shared/messages.ts';
import type { CallEvent } from './call.ts';

const statuses: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  tooMany: 429,
  busy: 503,
};

/** What DynamoDB throws when it is asked too much at once, after the SDK's own retries. */
const THROTTLED = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
]);

/** A JSON answer. */
export const json = (
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyResult => ({
  statusCode,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(body),
});

function answerRefusal({ kind, message, field, retryAfter }: Refusal): APIGatewayProxyResult {
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return json(statuses[kind], { message, field }, headers);
}

/** Turns what was thrown into an answer: a refusal with its reason, anything else a plain 500. */
export const answerErrors = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  onError: (request) => {
    const { error } = request;
    if (error instanceof Refusal) {
      request.response = answerRefusal(error);
    } else if (error && THROTTLED.has(error.name)) {
      request.response = answerRefusal(new Busy());
    } else {
      request.response = json(500, { message: messages.serverError });
    }
  },
});
