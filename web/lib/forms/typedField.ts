import * as z from 'zod/mini';

/**
 * Text as a form holds it, checked as the contract checks it.
 * @param whenEmpty what to say of an empty field; nothing where it may be left empty
 */
export const typedField = (schema: z.ZodMiniType, whenEmpty?: string) =>
  z.string().check(({ value, issues }) => {
    const message =
      value.trim() === '' ? whenEmpty : schema.safeParse(value).error?.issues.at(0)?.message;
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** As {@link typedField}, and not to be left empty. */
export const requiredField = (schema: z.ZodMiniType) => typedField(schema, 'Required.');
