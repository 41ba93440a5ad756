import * as z from 'zod/mini';

/** Roles of users: a customer is a `user`; an operator works with bookings, an admin also with rooms, money and roles. */
export const roles = ['user', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The claims of a token; `iat` and `exp` are in seconds since 1970. */
export const claimsSchema = z.object({
  userId: z.string(),
  role: z.enum(roles),
  names: z.string(),
  email: z.string(),
  /** Path of the profile picture. */
  profileImage: z.optional(z.string()),
  /** Set after a sign-in with a one-time password: the bearer may only choose a new password. */
  oneTimePassword: z.optional(z.literal(true)),
  /** The sign-in that the token came from; a token that replaces it keeps it. Logging out ends it. */
  session: z.optional(z.string()),
  iat: z.number(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;
