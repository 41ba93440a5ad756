import { isDeepStrictEqual } from 'node:util';
import { changeOf, type ChangeRecord } from './change.ts';
import { changesAdminLists } from './requests.ts';

/** What the staff see of a room beside its bookings; `closures` changes with each closing and reopening. */
const shownFields = [
  'name',
  'location',
  'roomType',
  'temperatureRange',
  'price',
  'status',
  'closures',
] as const;

/** The rooms of which a record changes what the staff see on their timeline. */
export function changedRows(record: ChangeRecord): string[] {
  const { OldImage, NewImage } = record.dynamodb ?? {};
  const image = NewImage ?? OldImage;
  if (image?.entity?.S === 'room') {
    const isSame = shownFields.every((field) =>
      isDeepStrictEqual(OldImage?.[field], NewImage?.[field]),
    );
    return isSame ? [] : [String(image.id?.S)];
  }
  const change = changeOf(record);
  if (change?.entity !== 'booking' || !changesAdminLists(change)) return [];
  const { before = change.after, after } = change;
  return [...new Set([after.coldRoomId, before.coldRoomId])];
}
