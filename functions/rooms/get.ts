import { endpoint } from '#functions/http/endpoint.ts';
import { getRoom } from '#functions/store/rooms.ts';
import * as contract from '#shared/contract/rooms.ts';

export const handler = endpoint(contract.get, ({ input }) => getRoom(input.id));
