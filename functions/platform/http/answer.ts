import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { Refusal } from '#functions/errors.ts';
import { failureOf } from '#functions/platform/failures.ts';
import type { CallEvent } from './call.ts';

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

/** An answer that is a file of text, of somebody alone. Whoever fetches it often gets the same one for five minutes. */
export const file = (type: string, body: string): APIGatewayProxyResult => ({
  statusCode: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'private, max-age=300' },
  body,
});

function answerRefusal({ status, body }: Refusal): APIGatewayProxyResult {
  const { retryAfter } = body.params ?? {};
  return json(
    status,
    body,
    typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {},
  );
}

/** The refusal for a call without an answer in time; what only reads has done nothing. */
export const unansweredCall = (method: string): Refusal =>
  new Refusal(method === 'GET' ? 'busy' : 'outcomeUnknown');

/**
 * What was thrown as a refusal: one of the table as it is, what only time helps against by what it left
 * behind, and anything unexpected as `serverError`.
 */
function refusalOf(error: unknown, method: string): Refusal {
  if (error instanceof Refusal) return error;
  const failure = failureOf(error);
  if (failure === 'unknown') return unansweredCall(method);
  return new Refusal(failure === 'notDone' ? 'busy' : 'serverError');
}

/** Turns what was thrown into an answer. */
export const answerErrors = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  onError: (request) => {
    request.response = answerRefusal(refusalOf(request.error, request.event.httpMethod));
  },
});
