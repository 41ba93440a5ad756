import { useState } from 'react';
import type { Room } from '#shared/room.ts';
import { useRoom } from '#web/features/rooms/index.ts';

/**
 * The room that is chosen, by its id (none for an empty one): as it was chosen, and then as the server says it is. Who
 * comes with an id alone waits for the server. It is kept here, because the store has one room alone: the one that was
 * fetched last, which another part of the page may have asked for.
 */
export function useChosenRoom(id: string) {
  const { room, ...fetched } = useRoom(id);
  const [picked, setPicked] = useState<Room>();
  if (room && room !== picked) setPicked(room);
  const known = room ?? (picked?.id === id ? picked : undefined);
  return { ...fetched, room: known, setPicked };
}
