import { isDeepStrictEqual } from 'node:util';
import { roomEntry } from '#functions/domain/journalEntries.ts';
import { roomFieldChanges } from '#functions/domain/roomFieldChanges.ts';
import { withFirst } from '#functions/domain/roomPictures.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { picturesOf, type Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';
import type { RoomChanges } from '#shared/roomForm.ts';
import { picturesAsRead } from './picturesAsRead.ts';
import { readRoom } from './rooms.ts';
import { toRoom, type StoredRoom } from './storedRoom.ts';

/** The fields that a change sets, with their values, and those that it removes. */
interface FieldChanges {
  set: [name: string, value: unknown][];
  remove: string[];
}

/** A room before and after a change. */
interface Changed {
  before: Room;
  after: Room;
}

interface Guard {
  version?: number | undefined;
  by?: JournalAuthor | undefined;
}

/**
 * Changes the given fields of a room, removes those that are null, and touches no other, because
 * bookings count themselves in the same item. Where `version` is given, the room must still have it. A
 * room with another version that already is what the change would make of it is answered as it is: the
 * change was written by an earlier try whose answer was lost. An `image` takes the place of the first picture.
 * @param by of whom the journal tells it; left out where nobody of the staff does it
 * @returns the room before and after
 * @throws Refusal roomNotFound, staleRoom, busy
 */
export const updateRoom = (
  id: string,
  { version, image, ...fields }: Omit<RoomChanges, 'image'> & { image?: string | undefined },
  by?: JournalAuthor,
): Promise<Changed> =>
  changeRoom(id, { version, by }, (before) => ({
    ...fields,
    ...(image !== undefined && pictureFields(withFirst(picturesOf(before), image))),
  }));

/**
 * Changes the pictures of a room; `change` makes those that it will have of those that it has. Where `version` is
 * given, the room must still have it.
 * @param by of whom the journal tells it
 * @returns the room before and after
 * @throws Refusal roomNotFound, staleRoom, busy, and what `change` throws
 */
export const changePictures = (
  id: string,
  { version, by }: Guard,
  change: (pictures: Picture[]) => Picture[],
): Promise<Changed> =>
  changeRoom(id, { version, by }, (before) => pictureFields(change(picturesOf(before))));

/** The first picture is stored by itself as well, as the specification names it. */
const pictureFields = (pictures: Picture[]) => ({ pictures, image: pictures[0]?.path ?? null });

function changeRoom(
  id: string,
  { version, by }: Guard,
  change: (before: StoredRoom) => object,
): Promise<Changed> {
  return untilUncontended(async () => {
    const before = await readRoom(id);
    const changes = changesOf(change(before));
    if (version !== undefined && before.version !== version) return settleStale(before, changes);
    const after = changed(before, changes);
    const at = new Date().toISOString();
    const outcome = await transact(
      by
        ? [
            setFields(before, withMoment(changes, at)),
            journalEntry({
              ...roomEntry('roomChanged', after, by, at),
              changes: roomFieldChanges({ ...before }, { ...after }),
            }),
          ]
        : [setFields(before, changes)],
    );
    return outcome.done ? { before: toRoom(before), after: toRoom(after) } : undefined;
  });
}

function changesOf(fields: object): FieldChanges {
  const given: [string, unknown][] = Object.entries(fields);
  return {
    set: given.filter(([, value]) => value !== undefined && value !== null),
    remove: given.flatMap(([name, value]) => (value === null ? [name] : [])),
  };
}

/** The same changes, and that the journal tells of the room at this moment, by which a lost line is missed. */
const withMoment = ({ set, remove }: FieldChanges, at: string): FieldChanges => ({
  set: [...set, ['journaledAt', at]],
  remove,
});

/** Sets and removes fields; fails where the room is gone, or somebody has saved it or its pictures meanwhile. */
function setFields(room: StoredRoom, { set, remove }: FieldChanges): NamedWrite<'room'> {
  const names = [...set.map(([name]) => name), ...remove];
  const asRead = names.includes('pictures') ? picturesAsRead(room) : undefined;
  return {
    name: 'room',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.room(room.id),
        UpdateExpression: [
          `SET ${[...set.map(([name]) => `#${name} = :${name}`), '#version = #version + :one'].join(', ')}`,
          remove.length > 0 ? `REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : '',
        ].join(' '),
        ConditionExpression: ['#version = :version', asRead?.condition ?? []].flat().join(' AND '),
        ExpressionAttributeNames: {
          '#version': 'version',
          ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ':version': room.version,
          ...asRead?.values,
          ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
  };
}

/**
 * Answers a room that is what the change would make of it.
 * @throws Refusal staleRoom where somebody else has saved it
 */
function settleStale(found: StoredRoom, { set, remove }: FieldChanges): Changed {
  const isAlready =
    set.every(([name, value]) => isDeepStrictEqual(found[name as keyof StoredRoom], value)) &&
    remove.every((name) => !(name in found));
  if (!isAlready) throw new Refusal('staleRoom');
  return { before: toRoom(found), after: toRoom(found) };
}

/** The room as it is after the change. */
function changed(before: StoredRoom, { set, remove }: FieldChanges): StoredRoom {
  const kept = Object.entries(before).filter(([name]) => !remove.includes(name));
  const fields = Object.fromEntries([...kept, ...set]) as unknown as StoredRoom;
  return { ...fields, version: before.version + 1 };
}
