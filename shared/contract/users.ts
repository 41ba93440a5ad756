import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { phoneLine } from '../phoneLine.ts';
import { listedCustomerSchema } from '../user.ts';
import { pageInput } from './page.ts';

/**
 * Clients by name, callers among them, each with the number of their bookings; or those whose first name, last name or
 * e-mail address begins with `search`, or whose telephone number does, in any spelling.
 */
export const list = /* @__PURE__ */ endpoint('users.list', () => ({
  input: z.object({ ...pageInput(), search: z.optional(phoneLine(120)) }),
  output: z.array(listedCustomerSchema),
  errors: ['invalidCursor'],
}));
