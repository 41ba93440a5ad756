import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listRoomSales } from '#functions/store/figures/readFigures.ts';
import * as contract from '#shared/contract/dashboard.ts';

/** What was sold of each room in a month, the most days first. */
export const handler = endpoint(contract.rooms, ({ input, caller }) => {
  const { month, ...page } = input;
  const list = { endpoint: 'dashboard.rooms', userId: caller().userId, filter: { month } };
  return paged(page, list, (request) => listRoomSales(month, request));
});
