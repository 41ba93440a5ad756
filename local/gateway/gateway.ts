import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { DiskFull } from '#local/disk.ts';
import { API_ENCODINGS } from '#local/edge/compress.ts';
import { send, type Reply } from '#local/edge/send.ts';
import { FunctionThrottled } from '#local/lambda/concurrency.ts';
import { FunctionTimeout } from '#local/lambda/thread.ts';
import { targetOf } from '#local/target.ts';
import { errorBody, errors } from '#shared/errors.ts';
import type { RouteName } from '#shared/routes.ts';
import { fitsLambda, readBody } from './body.ts';
import { proxyEvent, STAGE } from './event.ts';
import { matchRoute, type Match } from './match.ts';

/** Calls the Lambda of an endpoint. */
export type Invoke = (name: RouteName, event: APIGatewayProxyEvent) => Promise<unknown>;

/** An error that the gateway answers itself, as JSON with the id of the request. */
const refuse = (
  code: 'bodyTooLarge' | 'notFound' | 'serverError' | 'busy',
  status: number = errors[code].status,
): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(errorBody(code))),
});

/** What a call that Lambda throttles is answered: the gateway response of a failed integration. So is one for which the disk has no room. */
function busy(): Reply {
  const reply = refuse('busy');
  return {
    ...reply,
    headers: { ...reply.headers, 'retry-after': String(errors.busy.params.retryAfter) },
  };
}

/** A local API Gateway: it turns HTTP requests into Lambda events, and results into answers. */
export function createGateway(invoke: Invoke) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID();
    const reply = await answer(request, requestId, invoke);
    const headers = { 'x-request-id': requestId, ...reply.headers };
    send(request, response, { ...reply, headers }, API_ENCODINGS);
  };
}

async function answer(request: IncomingMessage, requestId: string, invoke: Invoke): Promise<Reply> {
  const { rawPath, query } = targetOf(request);
  const body = await readBody(request);
  if (!body) return refuse('bodyTooLarge');
  const path = rawPath.slice(STAGE.length + 1);
  const method = request.method ?? 'GET';
  const match = matchOrNothing(method, path);
  if (!match) return refuse('notFound');
  const event = proxyEvent(
    {
      method,
      path,
      body,
      requestId,
      query,
      rawHeaders: request.rawHeaders,
      address: request.socket.remoteAddress ?? '',
      at: Date.now(),
    },
    match,
  );
  if (!fitsLambda(event)) return refuse('bodyTooLarge');
  return call(invoke, match.name, event);
}

function matchOrNothing(method: string, path: string): Match | undefined {
  try {
    return matchRoute(method, path);
  } catch {
    return undefined; // A path with an invalid encoding matches no route.
  }
}

async function call(invoke: Invoke, name: RouteName, event: APIGatewayProxyEvent): Promise<Reply> {
  try {
    return toReply(await invoke(name, event));
  } catch (error) {
    if (error instanceof FunctionThrottled) return busy();
    if (error instanceof DiskFull && error.nothingDone) return busy();
    return refuse('serverError', error instanceof FunctionTimeout ? 504 : 502);
  }
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The result that API Gateway accepts from a Lambda. */
const resultSchema = z.object({
  statusCode: z.int().check(z.gte(100), z.lte(599)),
  headers: z.optional(z.record(z.string(), scalar)),
  multiValueHeaders: z.optional(z.record(z.string(), z.array(scalar))),
  body: z.optional(z.string()),
  isBase64Encoded: z.optional(z.boolean()),
});

/** @throws if API Gateway would not accept the function's result */
export function toReply(result: unknown): Reply {
  const { statusCode, headers, multiValueHeaders, body, isBase64Encoded } =
    resultSchema.parse(result);
  const single = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  const multi = Object.entries(multiValueHeaders ?? {}).map(([name, values]) => [
    name,
    values.map(String),
  ]);
  return {
    status: statusCode,
    headers: Object.fromEntries([...single, ...multi]) as Reply['headers'],
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  };
}
