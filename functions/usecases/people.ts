import { createHash } from 'node:crypto';
import { identityOf, knownAs, newPerson, type Caller } from '#functions/domain/newPerson.ts';
import { Refusal } from '#functions/errors.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { createPerson } from '#functions/store/customers/createPerson.ts';
import { readKnownPerson, readPeople } from '#functions/store/customers/people.ts';
import { listIdsByPhone } from '#functions/store/customers/phoneEntries.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import type { Person } from '#shared/user.ts';

/** Most people that are looked at who share one telephone number. */
const SHARING = 50;

/**
 * Adds a caller who has no account, or answers who has these names and this number already.
 * @param by of whom the journal tells it; left out where nobody of the staff does it
 * @throws Refusal busy
 */
export async function addPerson(caller: Caller, by?: JournalAuthor): Promise<Person> {
  const known = knownAs(caller, await withNumber(caller.phoneNumber));
  return known ?? createPerson(newPerson(caller, idOf(caller), Date.now()), by);
}

/** Who has a telephone number (E.164), as far as the list of customers knows them. */
export const withNumber = async (phoneNumber: string): Promise<Person[]> =>
  readPeople(await listIdsByPhone(`${phoneNumber}#`, SHARING));

/** An id that is the same for the same caller, so that nobody is added twice at once. */
const idOf = (caller: Caller): string =>
  createHash('sha256').update(identityOf(caller)).digest('base64url').slice(0, 32);

/**
 * Reads who is to be booked for, strongly consistent.
 * @throws Refusal personNotFound
 */
export async function getPerson(userId: string): Promise<Person> {
  const { person, email } = await readKnownPerson(userId);
  if (person) return person;
  const account = email === undefined ? undefined : await findAccount(email);
  if (account?.userId !== userId) throw new Refusal('personNotFound');
  return account;
}
