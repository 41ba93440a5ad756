import { checkStay } from '#functions/domain/checkStay.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listRooms } from '#functions/store/rooms/rooms.ts';
import { listFreeRooms } from '#functions/usecases/listFreeRooms.ts';
import * as contract from '#shared/contract/rooms.ts';
import { todayInKigali } from '#shared/days.ts';

/** Rooms by creation; with a stay, only those that are free on all of its days. */
export const handler = endpoint(contract.list, async ({ input }) => {
  const { startDate, endDate, ...page } = input;
  const list = { endpoint: 'rooms.list', filter: { startDate, endDate } };
  if (startDate === undefined || endDate === undefined) return paged(page, list, listRooms);
  const stay = { startDate, endDate };
  checkStay(stay, todayInKigali());
  return paged(page, list, (request) => listFreeRooms(stay, request));
});
