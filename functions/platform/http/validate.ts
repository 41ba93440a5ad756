import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod/mini';
import { Refusal } from '#functions/errors.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { ErrorArgs } from '#shared/errors.ts';
import { readProblem } from '#shared/inputErrors.ts';
import type { CallEvent } from './call.ts';

/** Path parameters, and the fields of the body or, at an endpoint without a body, of the query. */
const fieldsOf = (event: CallEvent, row: Endpoint): Record<string, unknown> => ({
  ...(row.body ? event.call.body : event.queryStringParameters),
  ...event.pathParameters,
});

/** Validates the input, so that a handler gets exactly what the contract says. */
export const validate = (row: Endpoint): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const parsed = z.safeParse(row.input, fieldsOf(event, row));
    if (!parsed.success) throw firstProblem(parsed.error);
    event.call.input = parsed.data;
  },
});

/** The first problem, by the code that its check was written with, and the field it is about. */
function firstProblem({ issues }: z.core.$ZodError): Refusal {
  const [issue] = issues;
  const { code, params } = readProblem(issue?.message ?? '');
  // The schema gave the parameters with the code: they are the ones that it takes.
  return new Refusal(...([code, params, issue?.path.join('.')] as ErrorArgs));
}
