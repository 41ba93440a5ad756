import * as z from 'zod/mini';
import type { Endpoint } from '#shared/endpoint.ts';
import { operationOf, type Operation } from './operation.ts';
import { jsonSchemaOf } from './schema.ts';

/** What any refusal answers: a sentence, and the field at fault where there is one. */
const errorSchema = z.object({ message: z.string(), field: z.optional(z.string()) });

/** The contract as an OpenAPI 3.1 document: one operation a row, its paths behind `/backend`. */
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
