import { endpoint } from '#functions/platform/http/endpoint.ts';
import { countUnread, markRead } from '#functions/store/notifications/notifications.ts';
import * as contract from '#shared/contract/notifications.ts';

/** Marks one of the caller's notifications as read, and answers the number of unread ones. */
export const handler = endpoint(contract.markRead, async ({ input, caller }) => {
  const { userId } = caller();
  await markRead(userId, input.id);
  return { count: await countUnread(userId) };
});
