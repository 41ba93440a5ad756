import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import type { Person } from '#shared/user.ts';
import { putPendingCount } from './pendingCount.ts';
import { putPhone } from './phoneEntries.ts';

/**
 * Adds somebody who has no account: with their count of pending bookings and their telephone number, in one
 * transaction.
 * @returns the person, or who was added under this id before
 * @throws Refusal busy
 */
export async function createPerson(person: Person): Promise<Person> {
  const writes = [putPerson(person), putPendingCount(person.userId), putPhone(person)];
  return untilUncontended(async () => {
    const outcome = await transact(writes);
    if (outcome.done) return person;
    return outcome.failed.find(({ name }) => name === 'person')?.item as Person | undefined;
  });
}

const putPerson = (person: Person): NamedWrite<'person'> => ({
  name: 'person',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...keys.person(person.userId), entity: 'person', ...person },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});
