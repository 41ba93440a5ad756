import { endpoint } from '#functions/platform/http/endpoint.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import * as contract from '#shared/contract/rooms.ts';

/** A room by its id. */
export const handler = endpoint(contract.get, ({ input }) => getRoom(input.id));
