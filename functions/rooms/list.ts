import { endpoint } from '#functions/http/endpoint.ts';
import { paged } from '#functions/http/paging.ts';
import { listRooms } from '#functions/store/rooms.ts';
import * as contract from '#shared/contract/rooms.ts';

/** Rooms by creation. */
export const handler = endpoint(contract.list, ({ input }) =>
  paged(input, { endpoint: 'rooms.list', userId: undefined }, listRooms),
);
