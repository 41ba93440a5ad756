import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, untilUncontended, type NamedWrite } from '#functions/platform/table/transact.ts';

/** The stream tells an event again for a day at most: two are safe. */
const LIFE_SECONDS = 48 * 60 * 60;

/**
 * Writes what an event of the stream changes, once: its marker stands in the same transaction, so
 * that an event that is told again changes nothing. An event may have more than one part.
 * @throws Refusal busy
 */
export async function applyOnce(
  eventId: string,
  part: number,
  writes: NamedWrite[],
): Promise<void> {
  const marked: NamedWrite[] = [mark(eventId, part), ...writes];
  await untilUncontended(async () => {
    const outcome = await transact(marked);
    const seen = !outcome.done && outcome.failed.some(({ name }) => name === 'seen');
    return outcome.done || seen ? true : undefined;
  });
}

const mark = (eventId: string, part: number): NamedWrite<'seen'> => ({
  name: 'seen',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.seen(eventId, part),
        entity: 'seen',
        expiresAt: Math.floor(Date.now() / 1000) + LIFE_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});
