import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listMessages } from '#functions/store/messages/messages.ts';
import * as contract from '#shared/contract/contact.ts';

/** The inbox of the staff: messages and requests for a callback, newest first. */
export const handler = endpoint(contract.listMessages, ({ input, caller }) => {
  const { handled, ...page } = input;
  const list = {
    endpoint: 'contact.listMessages',
    userId: caller().userId,
    filter: { handled: handled === undefined ? undefined : String(handled) },
  };
  return paged(page, list, (request) => listMessages(handled, request));
});
