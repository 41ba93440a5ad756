import { type GatewayResponseOptions, ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { messages, refusals } from '#shared/messages.ts';

const answer = (
  type: ResponseType,
  message: string,
  statusCode?: number,
  headers: Record<string, string> = {},
): GatewayResponseOptions => ({
  type,
  ...(statusCode && { statusCode: String(statusCode) }),
  responseHeaders: {
    'x-request-id': 'context.requestId',
    'cache-control': "'no-store'",
    ...headers,
  },
  templates: { 'application/json': message },
});

const text = (message: string): string => JSON.stringify({ message });

/**
 * What the gateway answers by itself, in the shape of every other error of the API. An unknown path
 * is a 403 'Missing Authentication Token' to API Gateway; here it is what it is, a 404.
 */
export const gatewayResponses: GatewayResponseOptions[] = [
  answer(ResponseType.DEFAULT_4XX, '{"message":$context.error.messageString}'),
  answer(ResponseType.DEFAULT_5XX, text(messages.serverError)),
  answer(ResponseType.MISSING_AUTHENTICATION_TOKEN, text(refusals.notFound), 404),
  answer(ResponseType.REQUEST_TOO_LARGE, text(refusals.bodyTooLarge), 413),
  answer(ResponseType.THROTTLED, text(refusals.busy), 429, { 'retry-after': "'1'" }),
];
