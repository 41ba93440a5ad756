import { endpoint } from '#functions/platform/http/endpoint.ts';
import { listArrivalsFrom } from '#functions/store/arrivals/arrivals.ts';
import { listInStatus } from '#functions/store/bookings/bookings.ts';
import {
  readOverallMonths,
  readRoomSales,
  readTotal,
} from '#functions/store/figures/readFigures.ts';
import { countRooms } from '#functions/store/rooms/findRooms.ts';
import * as contract from '#shared/contract/dashboard.ts';
import { addDays, monthOf, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { monthsAsked } from './months.ts';

/** How many of the longest waiting bookings are shown. */
const WAITING = 5;

/**
 * The admins' dashboard. It reads stored sums and pages of lists, so it is as large and costs the same at any number of
 * rooms and bookings.
 */
export const handler = endpoint(contract.admin, async ({ input }) => {
  const asked = monthsAsked(input);
  const today = todayInKigali();
  const month = input.occupancyOf ?? monthOf(today);
  const [total, months, rooms, occupancy, coming, waiting] = await Promise.all([
    readTotal(),
    readOverallMonths(asked),
    countRooms(),
    readRoomSales(month, input.rooms ?? limits.occupancyShown),
    listArrivalsFrom(addDays(today, 1), limits.pageSize),
    listInStatus('pending', { limit: WAITING }),
  ]);
  return {
    total,
    rooms,
    months,
    arrivals: coming.arrivals,
    moreArrivals: coming.more,
    occupancy: { month, ...occupancy },
    waiting: waiting.items,
  };
});
