/** The place in a list of so many that a key leads to, round its ends; undefined for a key that does not move. */
export function choiceAfter(key: string, place: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  if (count === 0) return -1;
  return key === 'ArrowDown' ? (place + 1) % count : (Math.max(place, 0) + count - 1) % count;
}
