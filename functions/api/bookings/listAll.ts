import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import type { PageRequest } from '#functions/platform/table/page.ts';
import {
  listBookings,
  listEndingIn,
  listInStatus,
  listOutdated,
} from '#functions/store/bookings/bookings.ts';
import * as contract from '#shared/contract/bookings.ts';
import { todayInKigali, type Month } from '#shared/days.ts';

interface Filter {
  status?: contract.BookingFilter | undefined;
  endsIn?: Month | undefined;
}

const inFilter =
  ({ status, endsIn }: Filter) =>
  (page: PageRequest) => {
    if (endsIn !== undefined) return listEndingIn(endsIn, page);
    if (status === undefined) return listBookings(page);
    return status === 'outdated' ? listOutdated(todayInKigali(), page) : listInStatus(status, page);
  };

/** All bookings, those of one tab of the admins' page, or those that end in a month. */
export const handler = endpoint(contract.listAll, ({ input, caller }) => {
  const { status, endsIn, ...page } = input;
  const list = {
    endpoint: 'bookings.listAll',
    userId: caller().userId,
    filter: { status, endsIn },
  };
  return paged(page, list, inFilter({ status, endsIn }));
});
