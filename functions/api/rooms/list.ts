import { checkStay } from '#functions/domain/checkStay.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { findRooms } from '#functions/store/rooms/findRooms.ts';
import { listRooms } from '#functions/store/rooms/rooms.ts';
import { listFreeRooms } from '#functions/usecases/listFreeRooms.ts';
import * as contract from '#shared/contract/rooms.ts';
import { todayInKigali } from '#shared/days.ts';

/** Rooms by creation; with a stay, only those that are free on all of its days; with a text, those that it finds. */
export const handler = endpoint(contract.list, async ({ input }) => {
  const { startDate, endDate, text, sort, ...page } = input;
  const list = { endpoint: 'rooms.list', filter: { startDate, endDate, text, sort } };
  if (text) return paged(page, list, (request) => findRooms(text, request));
  if (startDate === undefined || endDate === undefined) {
    return paged(page, list, (request) => listRooms(request, sort));
  }
  const stay = { startDate, endDate };
  checkStay(stay, todayInKigali());
  return paged(page, list, (request) => listFreeRooms(stay, request));
});
