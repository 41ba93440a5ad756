import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { endpoints } from '#shared/api.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorsOf } from '#shared/errorsOf.ts';

type Row = Pick<Endpoint, 'method' | 'path'>;

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

export interface TestCall {
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  query?: Record<string, string>;
  path?: Record<string, string>;
  /** The caller's network address. */
  address?: string;
}

/** An event as API Gateway makes it: a body of bytes is encoded in base64. */
export function eventOf(
  { method, path: resource }: Pick<Endpoint, 'method' | 'path'>,
  { headers = {}, body, query, path, address = '192.0.2.1' }: TestCall = {},
): APIGatewayProxyEvent {
  const event = {
    httpMethod: method,
    path: resource,
    resource,
    headers,
    multiValueHeaders: {},
    queryStringParameters: query ?? null,
    multiValueQueryStringParameters: null,
    pathParameters: path ?? null,
    stageVariables: null,
    body: body === undefined ? null : body.toString(Buffer.isBuffer(body) ? 'base64' : 'utf8'),
    isBase64Encoded: Buffer.isBuffer(body),
    requestContext: { requestId: 'request-1', identity: { sourceIp: address } },
  };
  return event as unknown as APIGatewayProxyEvent;
}

/** What a call adds by which somebody is signed in. */
export const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

export interface Answered {
  status: number;
  headers: Record<string, string>;
  /** Of an answer that is no JSON, `file` has the text. */
  body: Record<string, unknown>;
}

/** @throws where an endpoint of the contract refuses with a code that it does not list */
function refuseUnlisted(row: Row, { body }: Answered): void {
  const endpoint = endpoints.find((one) => one === row);
  if (!endpoint || errorsOf(endpoint).some((code) => code === body.code)) return;
  throw new Error(`${endpoint.name} refuses with what it does not list: ${JSON.stringify(body)}`);
}

const isJson = (headers: APIGatewayProxyResult['headers']): boolean =>
  String(headers?.['content-type']).startsWith('application/json');

/** Calls a function as API Gateway does, and checks that it refuses only with codes that the contract lists. */
export async function invoke(handler: Handler, row: Row, call: TestCall = {}): Promise<Answered> {
  const { statusCode, headers, body } = await handler(eventOf(row, call), {} as Context);
  const answered = {
    status: statusCode,
    headers: headers as Record<string, string>,
    body: (isJson(headers) ? JSON.parse(body) : { file: body }) as Record<string, unknown>,
  };
  if (statusCode >= 400) refuseUnlisted(row, answered);
  return answered;
}

/** Calls a function with a JSON body. */
export const invokeWithJson = (
  handler: Handler,
  row: Row,
  body: unknown,
  call: TestCall = {},
): Promise<Answered> =>
  invoke(handler, row, {
    ...call,
    headers: { 'Content-Type': 'application/json', ...call.headers },
    body: JSON.stringify(body),
  });
