import { endpoint } from '#functions/platform/http/endpoint.ts';
import { setHandled } from '#functions/store/messages/messages.ts';
import * as contract from '#shared/contract/contact.ts';

/** Marks a message as handled, or as not handled. */
export const handler = endpoint(contract.setHandled, ({ input }) =>
  setHandled(input.id, input.handled),
);
