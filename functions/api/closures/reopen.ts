import { endpoint } from '#functions/platform/http/endpoint.ts';
import { reopenRoom } from '#functions/usecases/closeRoom.ts';
import * as contract from '#shared/contract/closures.ts';

/** An admin gives back the days of a closure. */
export const handler = endpoint(contract.reopen, ({ input, caller }) =>
  reopenRoom(input.id, caller()),
);
