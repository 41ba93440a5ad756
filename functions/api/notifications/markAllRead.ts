import { endpoint } from '#functions/platform/http/endpoint.ts';
import { countUnread, markAllRead } from '#functions/store/notifications/notifications.ts';
import * as contract from '#shared/contract/notifications.ts';

/** Marks all of the caller's notifications as read, and answers how many have arrived meanwhile. */
export const handler = endpoint(contract.markAllRead, async ({ caller }) => {
  const { userId } = caller();
  await markAllRead(userId);
  return { count: await countUnread(userId) };
});
