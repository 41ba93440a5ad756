import middy from '@middy/core';
import securityHeaders from '@middy/http-security-headers';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { Refusal } from '#functions/errors.ts';
import type { Claims } from '#shared/claims.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { addressOf } from './address.ts';
import { answerErrors, file, json, unansweredCall } from './answer.ts';
import { authenticate } from './authenticate.ts';
import { header, type CallEvent } from './call.ts';
import { observe } from './observe.ts';
import { PagedAnswer } from './paging.ts';
import { parseBody } from './parseBody.ts';
import { SeeOther } from './seeOther.ts';
import { validate } from './validate.ts';

/** What a handler gets: its validated input, and who sent it. */
export interface Request<E extends Endpoint> {
  input: z.output<E['input']>;
  /** The caller's claims; not to be used at a public endpoint. */
  caller: () => Claims;
  /** The caller's network address. */
  address: string;
  header: (name: string) => string | undefined;
}

type Answer<E extends Endpoint> =
  | z.input<E['output']>
  | PagedAnswer<z.input<E['output']>>
  | SeeOther;

type Middleware = middy.MiddlewareObj<CallEvent, APIGatewayProxyResult>;

/** The handler of an endpoint. */
export type Run<E extends Endpoint> = (request: Request<E>) => Promise<Answer<E>>;

export type Handler = (
  event: APIGatewayProxyEvent,
  context: Context,
) => Promise<APIGatewayProxyResult>;

/** How long before the end of its function's time a call is answered, in milliseconds. */
const SPARE_MS = 500;

/** Answers in time where a handler does not: Lambda itself would answer without a reason. */
const inTime = ({ method }: Endpoint) => ({
  timeoutEarlyInMillis: SPARE_MS,
  timeoutEarlyResponse: () => {
    throw unansweredCall(method);
  },
});

/**
 * Makes the Lambda handler of an endpoint: a row of the contract, and what it does. Parsing,
 * authentication, validation, errors, headers, logs and metrics are added here for all of them.
 */
export function endpoint<E extends Endpoint>(
  row: E,
  run: Run<E>,
  parse: Middleware = parseBody(row),
): Handler {
  const handle = async (event: CallEvent): Promise<APIGatewayProxyResult> =>
    answer(row, await run(toRequest<E>(event)));
  return middy<CallEvent, APIGatewayProxyResult>(inTime(row))
    .use(observe(row))
    .use(securityHeaders())
    .use(answerErrors())
    .use(authenticate(row))
    .use(parse)
    .use(validate(row))
    .handler(handle) as unknown as Handler;
}

const toRequest = <E extends Endpoint>(event: CallEvent): Request<E> => ({
  input: event.call.input as z.output<E['input']>,
  caller: () => {
    if (!event.call.claims) throw new Refusal('invalidToken');
    return event.call.claims;
  },
  address: addressOf(event),
  header: (name) => header(event, name),
});

/** Answers the fields that the contract lists, and drops all others. */
function answer(row: Endpoint, result: unknown): APIGatewayProxyResult {
  if (result instanceof SeeOther) return json(row.status, {}, { location: result.path });
  if (result instanceof PagedAnswer) {
    const headers: Record<string, string> = result.link ? { link: result.link } : {};
    return json(row.status, z.parse(row.output, result.body), headers);
  }
  const output = z.parse(row.output, result);
  return row.file === undefined ? json(row.status, output) : file(row.file, output as string);
}
