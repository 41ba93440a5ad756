import { api } from '#shared/api.ts';
import type { Month } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Backend } from './backend.ts';

/** How many days were sold of a room in a month; 0 where the figures know of none. */
export async function soldDays(
  backend: Backend,
  { token }: { token: string },
  roomId: string,
  month: Month,
): Promise<number> {
  const query = { from: month, to: month, occupancyOf: month, rooms: limits.occupancyRooms };
  const { occupancy } = await backend.ok(api.dashboard.admin, { token, query });
  return occupancy.rooms.find(({ id }) => id === roomId)?.days ?? 0;
}
