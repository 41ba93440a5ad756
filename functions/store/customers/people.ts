import { keys } from '#functions/platform/table/keys.ts';
import { readItems, readMany } from '#functions/platform/table/readItems.ts';
import type { Person } from '#shared/user.ts';
import type { CustomerCount } from './pendingCount.ts';

/** What is known of a user id before their account is read. */
interface KnownPerson {
  /** Whom the staff have added; undefined where the user has an account. */
  person: Person | undefined;
  /** The address of the account. */
  email: string | undefined;
}

/** Reads whether an id is of an account or of somebody whom the staff have added, strongly consistent. */
export async function readKnownPerson(userId: string): Promise<KnownPerson> {
  const [person, count] = await readItems([keys.person(userId), keys.customer(userId)]);
  return {
    person: person as Person | undefined,
    email: (count as CustomerCount | undefined)?.email,
  };
}

/**
 * Reads people for a list, in the order of their ids, as far as the list of customers has them or the staff have added
 * them.
 */
export async function readPeople(userIds: readonly string[]): Promise<Person[]> {
  const ids = [...new Set(userIds)];
  const found = await readMany(ids.flatMap((id) => [keys.person(id), keys.listedCustomer(id)]));
  const people = found as unknown as (Partial<Person> & { userId?: string })[];
  return ids.flatMap((id) => {
    // The sums of somebody's bookings may have been written before their profile.
    const known = people.find(({ userId, firstName }) => userId === id && firstName !== undefined);
    return known ? [known as Person] : [];
  });
}
