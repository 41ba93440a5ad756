import type { StoredRoom } from './storedRoom.ts';

/**
 * That the pictures of a room are as they were read. The list is written as a whole, by admins and by the function that
 * makes the widths, which does not count the version up: the forms that show the room would be refused then.
 */
export const picturesAsRead = ({ pictures }: Pick<StoredRoom, 'pictures'>) =>
  pictures
    ? { condition: '#pictures = :read', values: { ':read': pictures } }
    : { condition: 'attribute_not_exists(#pictures)', values: {} };
