/**
 * The place in a list of `count` entries that an arrow key leads to, round its ends; -1 where the list is empty.
 * @param place of the entry that is marked now; -1 where none is
 * @returns undefined for a key that does not move
 */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (count === 0) return -1;
  return key === 'ArrowDown' ? (place + 1) % count : (Math.max(place, 0) + count - 1) % count;
}
