import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { CallEvent } from './call.ts';

const metrics = new Metrics();

type Middleware = middy.MiddlewareObj<CallEvent, APIGatewayProxyResult>;

const outcomeOf = (status: number): 'Succeeded' | 'Refused' | 'Failed' => {
  if (status < 400) return 'Succeeded';
  return status < 500 ? 'Refused' : 'Failed';
};

/** A call that was answered. */
interface AnsweredCall {
  /** The function, as `area.action`. */
  name: string;
  requestId: string;
  startedAt: number;
}

/**
 * Writes one log line and one metric of a call's outcome. Metrics cost by their number, so there is one for
 * each outcome, and the endpoint is in the log line. Nothing personal is logged: no body, no query, no
 * token, no address, no name.
 */
export function report(
  { name, requestId, startedAt }: AnsweredCall,
  status: number,
  error?: unknown,
): void {
  const outcome = outcomeOf(status);
  const line = {
    requestId,
    endpoint: name,
    status,
    outcome,
    milliseconds: Date.now() - startedAt,
  };
  if (outcome === 'Failed' && error) logger.error('answered', { ...line, error });
  else logger.info('answered', line);
  metrics.addMetadata('endpoint', name);
  metrics.addMetric(outcome, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}

/** The outermost middleware: gives each call an id, and reports its outcome. */
export function observe({ name }: Endpoint): Middleware {
  const finish = ({ event, response, error }: Parameters<NonNullable<Middleware['after']>>[0]) => {
    if (!response) return;
    const { requestId, startedAt } = event.call;
    response.headers = { ...response.headers, 'x-request-id': requestId };
    report({ name, requestId, startedAt }, response.statusCode, error);
  };
  return {
    before: ({ event }) => {
      event.call = {
        requestId: event.requestContext.requestId,
        startedAt: Date.now(),
        body: {},
      };
    },
    after: finish,
    onError: finish,
  };
}
