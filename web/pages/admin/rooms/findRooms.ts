import type { Room } from '#shared/room.ts';

/** The rooms whose name or place contains a text, in any case; the newest first. */
export function findRooms(rooms: readonly Room[], text: string): Room[] {
  const sought = text.trim().toLowerCase();
  const has = (field: string) => field.toLowerCase().includes(sought);
  return rooms
    .filter(({ name, location }) => has(name) || has(location))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
