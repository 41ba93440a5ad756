import type { Person } from '#shared/user.ts';

/** What the staff know of a caller; the telephone number is E.164. */
export type Caller = Pick<Person, 'firstName' | 'lastName' | 'phoneNumber'>;

/** Names as they are compared: another spelling of capitals and blanks is the same person. */
const sameNames = ({ firstName, lastName }: Pick<Caller, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.toLowerCase().replace(/\s+/g, ' ');

/** Who of those with the number of a caller has the names of the caller as well. */
export const knownAs = (caller: Caller, withNumber: readonly Person[]): Person | undefined =>
  withNumber.find((person) => sameNames(person) === sameNames(caller));

/** What the id of a new person is made of, so that two admins who add one caller at once add one person. */
export const identityOf = (caller: Caller): string => `${caller.phoneNumber} ${sameNames(caller)}`;

/** A person whom the staff add. They have no e-mail address and no password, so nobody signs in as them. */
export const newPerson = (caller: Caller, userId: string, now: number): Person => ({
  userId,
  role: 'user',
  firstName: caller.firstName,
  lastName: caller.lastName,
  phoneNumber: caller.phoneNumber,
  createdAt: new Date(now).toISOString(),
});
