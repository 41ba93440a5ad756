import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Room } from '#shared/room.ts';
import type { Backend } from './backend.ts';

/** Waits until the day lists who arrives in rooms today, which is a moment after they were approved. */
export async function arrivalsListed(
  backend: Backend,
  { token }: { token: string },
  ...rooms: Room[]
): Promise<void> {
  const query = { list: 'arriving' };
  const listed = async () => {
    const { arriving } = await backend.ok(api.timeline.day, { query, token });
    return arriving.map(({ coldRoomId }) => coldRoomId);
  };
  await expect.poll(listed).toEqual(expect.arrayContaining(rooms.map(({ id }) => id)));
}
