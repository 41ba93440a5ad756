import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod/mini';
import { InvalidInput } from '#functions/errors.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { CallEvent } from './call.ts';

/** Path parameters, query and body by name; a body's endpoint takes nothing from the query. */
const fieldsOf = (event: CallEvent, row: Endpoint): Record<string, unknown> => ({
  ...(row.body ? event.call.body : event.queryStringParameters),
  ...event.pathParameters,
});

/** Parses the input at the edge: behind it, everything is what the contract says. */
export const validate = (row: Endpoint): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const parsed = z.safeParse(row.input, fieldsOf(event, row));
    if (!parsed.success) throw firstProblem(parsed.error);
    event.call.input = parsed.data;
  },
});

/** The first problem as `field: What is wrong.` */
function firstProblem({ issues }: z.core.$ZodError): InvalidInput {
  const [issue] = issues;
  const field = issue?.path.join('.') ?? '';
  return new InvalidInput(`${field}: ${issue?.message ?? 'Invalid.'}`, field);
}
