import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { Refusal } from '#functions/errors.ts';
import type { CallEvent } from './call.ts';

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

function answerRefusal({ status, body }: Refusal): APIGatewayProxyResult {
  const { retryAfter } = body.params ?? {};
  return json(status, body, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
}

/** What was thrown as a refusal: one of the table as it is, anything unexpected as `serverError`. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const throttled = error instanceof Error && THROTTLED.has(error.name);
  return new Refusal(throttled ? 'busy' : 'serverError');
}

/** Turns what was thrown into an answer. */
export const answerErrors = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  onError: (request) => {
    request.response = answerRefusal(refusalOf(request.error));
  },
});
