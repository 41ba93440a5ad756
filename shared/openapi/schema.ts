import * as z from 'zod/mini';

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** A zod schema as JSON Schema. What JSON Schema cannot express, such as a file, becomes an empty schema. */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  Object.fromEntries(
    Object.entries(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).filter(
      ([key]) => !key.startsWith('$') && !key.startsWith('~'),
    ),
  );
