/** Room types as they are stored. */
export const roomTypes = ['Cold Room', 'Ware House'] as const;
export type RoomType = (typeof roomTypes)[number];

/** Room types as they are shown. */
export const roomTypeLabels: Record<RoomType, string> = {
  'Cold Room': 'Cold Room',
  'Ware House': 'Warehouse',
};

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The stored room type of any spelling, such as `warehouse`, `Ware House` or `cold_room`. */
export const parseRoomType = (text: string): RoomType | undefined =>
  roomTypes.find((type) => letters(type) === letters(text));
