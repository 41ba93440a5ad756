import { isRefusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { picturesOf, type Picture } from '#shared/pictures.ts';
import { picturesAsRead } from './picturesAsRead.ts';
import { readRoom } from './rooms.ts';
import type { StoredRoom } from './storedRoom.ts';

/** Whether a room shows a picture now. */
export const showsPicture = async (id: string, path: string): Promise<boolean> =>
  (await showing(id, path)) !== undefined;

/** The room as it is stored; undefined where it is gone, or does not show the picture. */
async function showing(id: string, path: string): Promise<StoredRoom | undefined> {
  try {
    const room = await readRoom(id);
    return picturesOf(room).some((picture) => picture.path === path) ? room : undefined;
  } catch (error) {
    if (isRefusal(error, 'roomNotFound')) return undefined;
    throw error;
  }
}

/**
 * Writes down at which widths a picture of a room is there, beside what others write in the room, and without counting
 * its version up.
 * @returns whether the room still shows the picture
 * @throws Refusal busy
 */
export const noteWidths = (id: string, path: string, widths: number[]): Promise<boolean> =>
  untilUncontended(async () => {
    const room = await showing(id, path);
    if (!room) return false;
    const pictures = picturesOf(room).map((picture) =>
      picture.path === path ? { ...picture, widths } : picture,
    );
    const { done } = await transact([setWidths(room, pictures)]);
    return done || undefined;
  });

function setWidths(room: StoredRoom, pictures: Picture[]): NamedWrite<'room'> {
  const { condition, values } = picturesAsRead(room);
  return {
    name: 'room',
    write: {
      Update: {
        TableName: settings.tableName(),
        Key: keys.room(room.id),
        UpdateExpression: 'SET #pictures = :pictures',
        ConditionExpression: `attribute_exists(pk) AND ${condition}`,
        ExpressionAttributeNames: { '#pictures': 'pictures' },
        ExpressionAttributeValues: { ...values, ':pictures': pictures },
      },
    },
  };
}
