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
  const isInPath = ([field]: [string, Schema]): boolean => path.includes(`{${field}}`);
  const fields = Object.entries(properties);
  const rest = fields.filter((field) => !isInPath(field));
  const parameter =
    (place: Parameter['in']) =>
    ([field, schema]: [string, Schema]): Parameter => ({
      name: field,
      in: place,
      required: place === 'path' || required.includes(field),
      schema,
    });
  const bodySchema = {
    type: 'object' as const,
    properties: Object.fromEntries(rest),
    required: required.filter((name) => rest.some(([field]) => field === name)),
  };
  return {
    operationId: name,
    tags: [name.slice(0, name.indexOf('.'))],
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...fields.filter(isInPath).map(parameter('path')),
      ...(body ? [] : rest.map(parameter('query'))),
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
