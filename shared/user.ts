import * as z from 'zod/mini';
import { roles } from './claims.ts';
import { emailOffReasons } from './emailOff.ts';
import { mailTopics } from './mailTopics.ts';

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
  /** When its owner showed that the e-mail address is theirs; undefined where they have not. */
  emailConfirmedAt: z.optional(z.string()),
  /** Set while nothing is sent to the address. */
  emailOff: z.optional(z.enum(emailOffReasons)),
  /** What its owner does not want to be sent. */
  mailsOff: z.optional(z.array(z.enum(mailTopics))),
});
export type Profile = z.infer<typeof accountSchema>;

/** First and last name, as tokens and bookings repeat them. */
export const namesOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** What bookings and ratings name whose customer's account was deleted. */
export const FORMER_CUSTOMER = 'Former customer';

/** An entry of the staff's list of customers, with the number of bookings that the user has made. */
export const listedCustomerSchema = z.extend(
  z.omit(accountSchema, { profileImage: true, emailConfirmedAt: true, mailsOff: true }),
  {
    /** Absent where the staff have added them, who know their telephone number alone. */
    email: z.optional(z.string()),
    bookings: z.number(),
  },
);
export type ListedCustomer = z.infer<typeof listedCustomerSchema>;

/** Somebody who can be booked for: a user, or a caller whom the staff have added, who cannot sign in. */
export const personSchema = z.omit(listedCustomerSchema, { bookings: true });
export type Person = z.infer<typeof personSchema>;
