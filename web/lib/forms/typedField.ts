import * as z from 'zod/mini';
import { problem } from '#shared/inputErrors.ts';

/**
 * Text as a form holds it, checked as the contract checks it.
 * @param whenEmpty the problem of an empty field; none where it may be left empty
 */
export const typedField = (schema: z.ZodMiniType, whenEmpty?: string) =>
  z.string().check(({ value, issues }) => {
    const message =
      value.trim() === '' ? whenEmpty : schema.safeParse(value).error?.issues.at(0)?.message;
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** As {@link typedField}, and not to be left empty. */
export const requiredField = (schema: z.ZodMiniType) => typedField(schema, problem('required'));
