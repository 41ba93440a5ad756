import { endpoint } from '#functions/platform/http/endpoint.ts';
import { countUnread, readNote } from '#functions/store/notifications/notifications.ts';
import * as contract from '#shared/contract/notifications.ts';

/** Marks one of the caller's notifications as read, and answers how many are left. */
export const handler = endpoint(contract.markRead, async ({ input, caller }) => {
  const { userId } = caller();
  await readNote(userId, input.id);
  return { count: await countUnread(userId) };
});
