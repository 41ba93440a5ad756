import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import type { PageRequest } from '#functions/platform/table/page.ts';
import { listBookings, listInStatus, listOutdated } from '#functions/store/bookings/bookings.ts';
import * as contract from '#shared/contract/bookings.ts';
import { todayInKigali } from '#shared/days.ts';

const inFilter = (filter: contract.BookingFilter | undefined) => (page: PageRequest) => {
  if (filter === undefined) return listBookings(page);
  return filter === 'outdated' ? listOutdated(todayInKigali(), page) : listInStatus(filter, page);
};

/** All bookings, or those of one tab of the admins' page. */
export const handler = endpoint(contract.listAll, ({ input, caller }) =>
  paged(
    input,
    { endpoint: 'bookings.listAll', userId: caller().userId, filter: { status: input.status } },
    inFilter(input.status),
  ),
);
