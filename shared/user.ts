import * as z from 'zod/mini';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a token says of its bearer; `exp` is in seconds since 1970. */
export const claimsSchema = z.object({
  userId: z.string(),
  role: z.enum(roles),
  names: z.string(),
  email: z.string(),
  exp: z.number(),
});
export type Claims = z.infer<typeof claimsSchema>;
