import { useState } from 'react';
import type { Room } from '#shared/room.ts';
import { useRoom } from '#web/features/rooms/index.ts';

/**
 * The room that is chosen, by its id (none for an empty one): as it was chosen, and then as the server says it is. Who
 * comes with an id alone waits for the server.
 */
export function useChosenRoom(id: string) {
  const { room, ...fetched } = useRoom(id);
  const [picked, setPicked] = useState<Room>();
  const known = room ?? (picked?.id === id ? picked : undefined);
  return { ...fetched, room: known, setPicked };
}
