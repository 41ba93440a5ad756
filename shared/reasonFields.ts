import * as z from 'zod/mini';
import * as field from './fields.ts';
import { limits } from './limits.ts';
import { reasons } from './reasons.ts';

/** Why a booking was rejected or cancelled, as the API answers it. */
export const whySchema = z.object({
  reason: z.optional(z.enum(reasons)),
  reasonText: z.optional(z.string()),
});

/** The same as input: neither is required of a caller. */
export const whyFields = () => ({
  reason: z.optional(field.code(reasons)),
  reasonText: z.optional(field.longText(limits.reasonCharacters)),
});
