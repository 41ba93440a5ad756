import type { RoomFilter } from '#web/features/rooms/filter.ts';

/** How many of the folded filters are in use; two temperatures are one, as are two prices. */
export const countFolded = ({ coldest, warmest, minPrice, maxPrice, tons }: RoomFilter): number =>
  [coldest || warmest, minPrice || maxPrice, tons].filter(Boolean).length;

/** How many things a filter asks for; its two days are one. */
export function countSaid(filter: RoomFilter): number {
  const { roomType, city, startDate, endDate, productType, weight } = filter;
  const said = [roomType, city, startDate || endDate, productType, weight].filter(Boolean);
  return said.length + countFolded(filter);
}
