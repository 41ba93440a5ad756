import * as z from 'zod/mini';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

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

/** A user as they see themselves; the phone number is E.164. */
export const accountSchema = z.object({
  userId: z.string(),
  role: z.enum(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  profileImage: z.optional(z.string()),
  createdAt: z.string(),
});
export type Profile = z.infer<typeof accountSchema>;

/** A user as admins list them, with the number of bookings that they have made. */
export const clientSchema = z.extend(z.omit(accountSchema, { profileImage: true }), {
  bookings: z.number(),
});
export type Client = z.infer<typeof clientSchema>;
