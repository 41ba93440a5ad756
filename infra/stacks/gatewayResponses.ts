import { type GatewayResponseOptions, ResponseType } from 'aws-cdk-lib/aws-apigateway';
import { errorBody, errors } from '#shared/errors.ts';

const answer = (
  type: ResponseType,
  body: string,
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
  templates: { 'application/json': body },
});

/**
 * Errors that API Gateway answers itself, in the shape of the API's other errors. For an unknown path
 * its default is 403 'Missing Authentication Token'; here it is a 404. A call that Lambda throttles is a
 * failed integration to API Gateway, or a faulty configuration, whose defaults are 504 and 500; it was not
 * begun, so that here it is a 503 that says when to come back.
 */
export const gatewayResponses: GatewayResponseOptions[] = [
  answer(ResponseType.DEFAULT_4XX, '{"code":"badRequest","message":$context.error.messageString}'),
  answer(ResponseType.DEFAULT_5XX, JSON.stringify(errorBody('serverError'))),
  answer(ResponseType.MISSING_AUTHENTICATION_TOKEN, JSON.stringify(errorBody('notFound')), 404),
  answer(ResponseType.REQUEST_TOO_LARGE, JSON.stringify(errorBody('bodyTooLarge')), 413),
  ...[ResponseType.INTEGRATION_FAILURE, ResponseType.API_CONFIGURATION_ERROR].map((type) =>
    answer(type, JSON.stringify(errorBody('busy')), 503, {
      'retry-after': `'${errors.busy.params.retryAfter}'`,
    }),
  ),
  answer(ResponseType.THROTTLED, JSON.stringify(errorBody('throttled')), 429, {
    'retry-after': "'1'",
  }),
];
