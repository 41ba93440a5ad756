import type { Endpoint } from '#shared/endpoint.ts';
import { errors, type ErrorCode } from '#shared/errors.ts';
import { errorsOf } from '#shared/errorsOf.ts';
import { jsonSchemaOf, type Schema } from './schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** The refusals of one status, by their codes. */
const refusal = (codes: ErrorCode[]) => ({
  description: codes.join(', '),
  content: json({
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { code: { enum: codes } } },
    ],
  }),
});

/** Every refusal that the endpoint can answer, by status. */
const refusalsOf = (row: Endpoint): Record<string, object> =>
  Object.fromEntries(
    [...Map.groupBy(errorsOf(row), (code) => String(errors[code].status))].map(
      ([status, codes]) => [status, refusal(codes)],
    ),
  );

/** A row of the contract as an operation of OpenAPI. */
export function operationOf(row: Endpoint): Operation {
  const { name, path, access, body, status, output } = row;
  const { properties = {}, required = [] } = jsonSchemaOf(row.input, 'input') as ObjectSchema;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const rest = Object.keys(properties).filter((field) => !inPath.includes(field));
  const parameter = (field: string, place: Parameter['in']): Parameter => ({
    name: field,
    in: place,
    required: place === 'path' || required.includes(field),
    schema: properties[field] ?? {},
  });
  const bodySchema = {
    type: 'object' as const,
    properties: Object.fromEntries(rest.map((field) => [field, properties[field] ?? {}])),
    required: required.filter((field) => rest.includes(field)),
  };
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...inPath.map((field) => parameter(field, 'path')),
      ...(body ? [] : rest.map((field) => parameter(field, 'query'))),
      ...(name === 'bookings.create' ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { [mediaTypes[body]]: { schema: bodySchema } } },
    }),
    responses: {
      [status]: { description: 'Done', content: json(jsonSchemaOf(output, 'output')) },
      ...refusalsOf(row),
    },
  };
}

interface ObjectSchema extends Schema {
  properties?: Record<string, Schema>;
  required?: string[];
}

const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const;

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent again with the same booking, it is answered as before and books nothing twice.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,128}$' },
};
