import * as z from 'zod/mini';

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/**
 * A tuple of parts that are alike becomes a list of that length, which says the same: not every tool knows `prefixItems`.
 */
function tupleAsList(schema: Schema): void {
  const [first, ...others] = schema.prefixItems ?? [];
  if (!first || others.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return;
  delete schema.prefixItems;
  schema.items = first;
}

/** A zod schema as JSON Schema. What JSON Schema cannot express, such as a file, becomes an empty schema. */
export const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Schema =>
  Object.fromEntries(
    Object.entries(
      z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => tupleAsList(jsonSchema),
      }),
    ).filter(([key]) => !key.startsWith('$') && !key.startsWith('~')),
  );
