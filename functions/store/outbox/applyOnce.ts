import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';

/** The stream delivers an event again for at most a day; twice that is safe. */
const LIFE_SECONDS = 48 * 60 * 60;

/**
 * Writes what an event of the stream changes, once. The transaction also puts a marker of the event, so
 * that an event which is delivered again changes nothing. An event with more writes than a transaction
 * holds is applied in parts, each with its own marker.
 * @throws Refusal busy
 */
export async function applyOnce(
  eventId: string,
  part: number,
  writes: NamedWrite[],
): Promise<void> {
  const marked: NamedWrite[] = [putMarker(eventId, part), ...writes];
  await untilUncontended(async () => {
    const outcome = await transact(marked);
    const seen = !outcome.done && outcome.failed.some(({ name }) => name === 'seen');
    return outcome.done || seen ? true : undefined;
  });
}

const putMarker = (eventId: string, part: number): NamedWrite<'seen'> => ({
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
