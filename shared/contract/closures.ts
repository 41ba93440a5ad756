import * as z from 'zod/mini';
import { closureReasons, closureSchema } from '../closure.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { stayErrors } from '../stay.ts';

/** Closes a room on all days of a stay, or on none. */
export const create = /* @__PURE__ */ endpoint('closures.create', () => ({
  input: z.object({
    coldRoomId: field.id(),
    startDate: field.day(),
    endDate: field.day(),
    reason: field.choice(closureReasons),
    note: field.optionalText(limits.noteCharacters),
  }),
  output: closureSchema,
  errors: [...stayErrors, 'roomNotFound', 'daysHeld'],
}));

/** Gives back the days of a closure from today on. */
export const reopen = /* @__PURE__ */ endpoint('closures.reopen', () => ({
  input: z.object({ id: field.id() }),
  output: closureSchema,
  errors: ['closureNotFound', 'closureOver', 'roomNotFound'],
}));
