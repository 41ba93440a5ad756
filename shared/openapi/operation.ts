import type { Endpoint } from '#shared/endpoint.ts';
import type { ErrorRow } from '#shared/errorRow.ts';
import { errors, type ErrorCode } from '#shared/errors.ts';
import { errorsOf } from '#shared/errorsOf.ts';
import { keyPattern } from '#shared/idempotencyKey.ts';
import { sayProblem } from '#shared/inputErrors.ts';
import { jsonSchemaOf, type Schema } from './schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  /** The rules across fields, which no schema can express. */
  description?: string;
  tags: string[];
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** A code and its sentence; one that needs parameters stands alone. */
const inWords = (code: ErrorCode): string => {
  const { message }: ErrorRow = errors[code];
  return typeof message === 'string' ? `${code}: ${message}` : code;
};

/** The refusals of one status, by their codes. */
const refusal = (codes: ErrorCode[]) => ({
  description: codes.map(inWords).join('\n'),
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

/** A check of an input as a whole, which names the field that is refused. */
interface Rule {
  _zod: { def: { path: string[]; error: (issue: object) => string } };
}

/** The rules of an endpoint across its fields, each with the field that is refused. */
function rulesOf({ input }: Endpoint): string[] {
  const { checks = [] } = input._zod.def as { checks?: Rule[] };
  return checks.map(({ _zod: { def } }) => `${def.path.join('.')}: ${sayProblem(def.error({}))}`);
}

/** An input is an object, whatever else is checked of it. */
interface InputSchema extends Schema {
  properties: Record<string, Schema>;
  required?: string[];
}

interface Field {
  name: string;
  required: boolean;
  schema: Schema;
}

/** The fields of an endpoint's input: those of its path, and the others. */
function fieldsOf({ input, path }: Endpoint): { inPath: Field[]; others: Field[] } {
  const { properties, required = [] } = jsonSchemaOf(input, 'input') as InputSchema;
  const inPath: Field[] = [];
  const others: Field[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    if (path.includes(`{${name}}`)) inPath.push({ name, required: true, schema });
    else others.push({ name, required: required.includes(name), schema });
  }
  return { inPath, others };
}

const bodyOf = (body: 'json' | 'multipart', fields: Field[]) => ({
  required: true,
  content: {
    [mediaTypes[body]]: {
      schema: {
        type: 'object' as const,
        properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
        required: fields.filter(({ required }) => required).map(({ name }) => name),
      },
    },
  },
});

/** A row of the contract as an operation of OpenAPI. */
export function operationOf(row: Endpoint): Operation {
  const { name, access, body, status, output, file = 'application/json' } = row;
  const { inPath, others } = fieldsOf(row);
  const rules = rulesOf(row);
  return {
    operationId: name,
    ...(rules.length > 0 && { description: rules.join('\n') }),
    tags: [name.slice(0, name.indexOf('.'))],
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...inPath.map((field) => ({ ...field, in: 'path' as const })),
      ...(body ? [] : others.map((field) => ({ ...field, in: 'query' as const }))),
      ...(row.errors.includes('invalidKey') ? [idempotencyKey] : []),
    ],
    ...(body && { requestBody: bodyOf(body, others) }),
    responses: {
      [status]: {
        description: 'Done',
        content: { [file]: { schema: jsonSchemaOf(output, 'output') } },
      },
      ...refusalsOf(row),
      431: headersTooLarge,
    },
  };
}

/** Answered in words before any function is called. */
const headersTooLarge = {
  description: 'Address and headers are larger than the server in front of the functions takes',
  content: { 'text/plain': { schema: { type: 'string' } } },
};

const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const;

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Sent again with the same content, it is answered as before, and nothing is done twice.',
  schema: { type: 'string', pattern: keyPattern.source },
};
