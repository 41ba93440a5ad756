import { roomEntry } from '#functions/domain/journalEntries.ts';
import type { NewRoom } from '#functions/domain/newRoom.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { toStoredRoom } from './storedRoom.ts';

const sortKeyOf = ({ createdAt, id }: NewRoom): string => `${createdAt}#${id}`;

/**
 * Stores a new room, and tells it in the journal, in one transaction. The room keeps when it was told, so that a lost
 * line is missed.
 * @param by left out where nobody of the staff does it
 * @throws Error where another room has the id
 * @throws Refusal busy
 */
export async function insertRoom(room: NewRoom, by?: JournalAuthor): Promise<void> {
  const entry = by && roomEntry('roomCreated', room, by, room.createdAt);
  const writes = [putRoom(room, entry?.at), ...(entry ? [journalEntry(entry)] : [])];
  await untilUncontended(async () => {
    const outcome = await transact<string>(writes);
    if (outcome.done) return true;
    const [failed] = outcome.failed;
    // A request whose answer was lost is repeated, and then finds the room that it has written.
    if (failed && failed.item?.gsi1sk !== sortKeyOf(room)) {
      throw new Error(`Another room has the id ${room.id}`);
    }
    return failed && true;
  });
}

/** The item of a new room. */
export const roomItem = (room: NewRoom) => ({
  ...keys.room(room.id),
  entity: 'room',
  gsi1pk: inShard(collections.rooms, room.id),
  gsi1sk: sortKeyOf(room),
  ...toStoredRoom(room),
});

/** @param journaledAt when the journal tells of it; undefined where it does not */
const putRoom = (room: NewRoom, journaledAt: string | undefined): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Put: {
      TableName: settings.tableName(),
      // The client leaves out what is undefined.
      Item: { ...roomItem(room), journaledAt },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});
