import { endpoint } from '#functions/platform/http/endpoint.ts';
import { closeRoom } from '#functions/usecases/closeRoom.ts';
import * as contract from '#shared/contract/closures.ts';

/** An admin closes a room for days. */
export const handler = endpoint(contract.create, ({ input, caller }) => closeRoom(input, caller()));
