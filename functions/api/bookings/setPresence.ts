import { endpoint } from '#functions/platform/http/endpoint.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import * as contract from '#shared/contract/bookings.ts';

/** One of the staff checks somebody in or out. */
export const handler = endpoint(contract.setPresence, ({ input, caller }) =>
  setPresence(input.id, input.presence, caller()),
);
