import { endpoint } from '#functions/platform/http/endpoint.ts';
import { countUnread } from '#functions/store/notifications/notifications.ts';
import * as contract from '#shared/contract/notifications.ts';

/** How many notifications the caller has not read: what the bell shows. */
export const handler = endpoint(contract.count, async ({ caller }) => ({
  count: await countUnread(caller().userId),
}));
