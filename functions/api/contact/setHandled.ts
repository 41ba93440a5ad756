import { endpoint } from '#functions/platform/http/endpoint.ts';
import { setHandled } from '#functions/store/messages/messages.ts';
import * as contract from '#shared/contract/contact.ts';

/** An admin says that a message is handled, or that it is not after all. */
export const handler = endpoint(contract.setHandled, ({ input }) =>
  setHandled(input.id, input.handled),
);
