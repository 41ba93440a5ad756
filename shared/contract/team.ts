import * as z from 'zod/mini';
import { roles } from '../claims.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { teamMemberSchema } from '../team.ts';

/** Everybody of the staff, who joined first at first. */
export const list = /* @__PURE__ */ endpoint('team.list', () => ({
  input: z.object({}),
  output: z.array(teamMemberSchema),
}));

/**
 * Gives the account of an address a role, and ends all of its sessions. `user` withdraws the role of an operator or
 * admin. A role that the account has already changes nothing.
 */
export const setRole = /* @__PURE__ */ endpoint('team.setRole', () => ({
  input: z.object({ email: field.email(), role: field.code(roles) }),
  output: teamMemberSchema,
  errors: ['accountNotFound', 'addressUnconfirmed', 'adminOnly', 'lastAdmin'],
}));
