import * as z from 'zod/mini';
import { staffRoles } from './access.ts';
import { roles } from './claims.ts';

/** Somebody whose role was given to them; a `user` where it was withdrawn. */
export const teamMemberSchema = z.object({
  userId: z.string(),
  role: z.enum(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Since when they have the role, as ISO text. */
  since: z.string(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** Somebody who is asked to join the staff, and has no account yet. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The role that they get once they have registered and confirmed the address. */
  role: z.enum(staffRoles),
  /** Names of the admin who invited them. */
  by: z.string(),
  /** When they were invited, and until when they can accept, as ISO text. */
  at: z.string(),
  until: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;
