import { refreshListing } from '#functions/store/rooms/roomListing.ts';
import type { RoomKey } from '#functions/store/search/readSource.ts';
import { finishRemoval } from '#functions/usecases/finishRemoval.ts';
import { applyChange } from './applyChange.ts';
import { Batch } from './batch.ts';
import { changeOf, type ChangeRecord } from './change.ts';
import { changedRows } from './changedRows.ts';
import { REMOVAL } from './filter.ts';

/** The room that a record tells of: a new one, a changed one, or one that was deleted. */
function changedRoom({ dynamodb = {} }: ChangeRecord): RoomKey | undefined {
  const image = dynamodb.NewImage ?? dynamodb.OldImage;
  if (image?.entity?.S !== 'room') return undefined;
  return { id: String(image.id?.S), createdAt: String(image.createdAt?.S) };
}

/**
 * What a room is found by and counted as, and whether it is there: bookings, which change the room too, leave it alone.
 */
const listedFields = ['name', 'location', 'status'] as const;

const changesListing = ({ dynamodb: { OldImage, NewImage } = {} }: ChangeRecord): boolean =>
  listedFields.some((field) => OldImage?.[field]?.S !== NewImage?.[field]?.S);

/** The user whose account was removed; undefined where a record tells of something else. */
function removedUser({ dynamodb = {} }: ChangeRecord): string | undefined {
  const { NewImage } = dynamodb;
  return NewImage?.entity?.S === REMOVAL ? NewImage.userId?.S : undefined;
}

/** Whether the outbox does anything about a record. A replay reads also others. */
export const isForOutbox = (record: ChangeRecord): boolean =>
  changedRoom(record) !== undefined ||
  removedUser(record) !== undefined ||
  changeOf(record) !== undefined;

/**
 * Writes what follows from a record: the search entry of a room and what it is found by, that the user of a removed
 * account is forgotten, or what a change of another item calls for. A record that is delivered again, or late, changes
 * nothing.
 * @param batch to which the record belongs; by default it stands alone
 * @returns the users whose pages it changes, to be pushed
 */
export async function applyRecord(record: ChangeRecord, batch = new Batch()): Promise<string[]> {
  const room = changedRoom(record);
  if (room) await batch.refreshRoom(room);
  if (room && changesListing(record)) await refreshListing(room.id);
  if (room) return changedRows(record).length > 0 ? batch.staffIds() : [];
  const removed = removedUser(record);
  if (removed !== undefined) {
    await finishRemoval(removed);
    return [];
  }
  const change = changeOf(record);
  return change ? applyChange(change, batch) : [];
}
