import { endpoint } from '#functions/platform/http/endpoint.ts';
import { getRoomAndGuide } from '#functions/store/rooms/rooms.ts';
import * as contract from '#shared/contract/rooms.ts';

/** How to get into a room and how many live bookings it has, for admins. */
export const handler = endpoint(contract.arrival, async ({ input }) => {
  const { arrival, live } = await getRoomAndGuide(input.id);
  return { ...arrival, live };
});
