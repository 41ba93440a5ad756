import * as z from 'zod/mini';
import { roles } from './claims.ts';

/** A user's profile; the phone number is E.164. */
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

/** First and last name, as tokens and bookings repeat them. */
export const namesOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** What bookings and ratings name whose customer's account was deleted. */
export const FORMER_CUSTOMER = 'Former customer';

/** An entry of the admins' list of customers, with the number of bookings that the user has made. */
export const listedCustomerSchema = z.extend(z.omit(accountSchema, { profileImage: true }), {
  bookings: z.number(),
});
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;
