import * as z from 'zod/mini';
import type { Endpoint } from '#shared/endpoint.ts';
import { operationOf, type Operation } from './operation.ts';
import { jsonSchemaOf } from './schema.ts';

/** What any refusal answers (`shared/errors.ts`). */
const errorSchema = z.object({
  code: z.string().check(z.describe('What callers decide by; it never changes.')),
  message: z.string().check(z.describe('The reason in words, for people.')),
  field: z.optional(z.string().check(z.describe('The part of the input at fault.'))),
  params: z.optional(
    z.record(z.string(), z.unknown()).check(z.describe('The values that the message names.')),
  ),
});

/** The contract as an OpenAPI 3.1 document: an operation for each row, with paths below `/backend`. */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const row of endpoints) {
    const operations = (paths[row.path] ??= {});
    operations[row.method.toLowerCase()] = operationOf(row);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Coldroom',
      version: '1',
      description: 'Cold rooms and warehouses in Rwanda, rented by the day. Prices are in Rwf.',
    },
    servers: [{ url: '/backend' }],
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorSchema, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
