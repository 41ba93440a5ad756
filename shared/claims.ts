import * as z from 'zod/mini';
import { roles } from './roles.ts';

/** What a token says of its bearer; `iat` and `exp` are in seconds since 1970. */
export const claimsSchema = z.object({
  userId: z.string(),
  role: z.enum(roles),
  names: z.string(),
  email: z.string(),
  /** Path of the profile picture. */
  profileImage: z.optional(z.string()),
  /** They signed in with a one-time password: until they choose their own, they may do nothing else. */
  oneTimePassword: z.optional(z.literal(true)),
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;
