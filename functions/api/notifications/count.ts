import { endpoint } from '#functions/platform/http/endpoint.ts';
import { countUnread } from '#functions/store/notifications/notifications.ts';
import * as contract from '#shared/contract/notifications.ts';

/** The number of the caller's unread notifications, which the bell shows. */
export const handler = endpoint(contract.count, async ({ caller }) => ({
  count: await countUnread(caller().userId),
}));
