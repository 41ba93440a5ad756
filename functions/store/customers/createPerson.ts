import { clientEntry } from '#functions/domain/journalEntries.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import type { Person } from '#shared/user.ts';
import { putPendingCount } from './pendingCount.ts';
import { putPhone } from './phoneEntries.ts';

/**
 * Adds somebody who has no account: with their count of pending bookings and their telephone number, in one
 * transaction, with the line of the journal.
 * @param by of whom the journal tells it; left out where nobody of the staff does it
 * @returns the person, or who was added under this id before
 * @throws Refusal busy
 */
export async function createPerson(person: Person, by?: JournalAuthor): Promise<Person> {
  const { userId, createdAt } = person;
  const writes = [
    putPerson(person, by && createdAt),
    putPendingCount(userId),
    putPhone(person),
    ...(by ? [journalEntry(clientEntry('callerAdded', userId, by, createdAt))] : []),
  ];
  return untilUncontended(async () => {
    const outcome = await transact(writes);
    if (outcome.done) return person;
    return outcome.failed.find(({ name }) => name === 'person')?.item as Person | undefined;
  });
}

/** @param journaledAt when the journal tells it, by which a lost line is missed; undefined without one */
const putPerson = (person: Person, journaledAt: string | undefined): NamedWrite<'person'> => ({
  name: 'person',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.person(person.userId), entity: 'person', ...person, journaledAt },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});
