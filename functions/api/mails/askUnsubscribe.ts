import { endpoint } from '#functions/platform/http/endpoint.ts';
import { SeeOther } from '#functions/platform/http/seeOther.ts';
import * as contract from '#shared/contract/mails.ts';
import { UNSUBSCRIBE_PATH, unsubscribeQuery } from '#shared/unsubscribePath.ts';

/**
 * Leads whoever opens the link of an e-mail's header in a browser to the page that asks. Opening it changes nothing,
 * because some programs open every link.
 */
export const handler = endpoint(contract.askUnsubscribe, ({ input }) =>
  Promise.resolve(new SeeOther(`${UNSUBSCRIBE_PATH}#${unsubscribeQuery(input)}`)),
);
