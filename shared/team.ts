import * as z from 'zod/mini';
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
