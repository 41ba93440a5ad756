import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listNotifications } from '#functions/store/notifications/notifications.ts';
import * as contract from '#shared/contract/notifications.ts';

/** The caller's notifications, newest first. */
export const handler = endpoint(contract.list, ({ input, caller }) => {
  const { userId } = caller();
  return paged(input, { endpoint: 'notifications.list', userId }, (page) =>
    listNotifications(userId, page),
  );
});
