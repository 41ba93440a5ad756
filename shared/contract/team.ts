import * as z from 'zod/mini';
import { staffRoles } from '../access.ts';
import { roles } from '../claims.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { invitationSchema, teamMemberSchema } from '../team.ts';

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

/** The invitations that can be accepted, the oldest first. */
export const invitations = /* @__PURE__ */ endpoint('team.invitations', () => ({
  input: z.object({}),
  output: z.array(invitationSchema),
}));

/**
 * Sends an e-mail with a link to the registration to an address that has no account. Whoever registers by that link and
 * confirms the address gets the role. An address has one invitation at a time.
 */
export const invite = /* @__PURE__ */ endpoint('team.invite', () => ({
  input: z.object({ email: field.email(), role: field.code(staffRoles) }),
  output: invitationSchema,
  errors: ['hasAccount', 'alreadyInvited', 'adminOnly'],
}));

/** Withdraws an invitation that nobody has accepted. */
export const withdrawInvitation = /* @__PURE__ */ endpoint('team.withdrawInvitation', () => ({
  input: z.object({ id: field.id() }),
  output: invitationSchema,
  errors: ['invitationGone', 'adminOnly'],
}));
