import { endpoint } from '#functions/platform/http/endpoint.ts';
import { listArrivalsFrom, listArrivalsOn } from '#functions/store/arrivals/arrivals.ts';
import { listInStatus } from '#functions/store/bookings/bookings.ts';
import {
  readOverallMonths,
  readRoomMonths,
  readTotal,
} from '#functions/store/figures/readFigures.ts';
import * as contract from '#shared/contract/dashboard.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { monthsAsked } from './months.ts';

/** How many of the longest waiting bookings are shown. */
const WAITING = 5;

/**
 * The admins' dashboard. It reads stored sums, so it costs the same at any number of bookings. It has
 * all arrivals of today, of which there are at most as many as rooms, and a page of the next ones.
 */
export const handler = endpoint(contract.admin, async ({ input }) => {
  const asked = monthsAsked(input);
  const today = todayInKigali();
  const [total, months, rooms, arriving, coming, waiting] = await Promise.all([
    readTotal(),
    readOverallMonths(asked),
    readRoomMonths(asked),
    listArrivalsOn(today),
    listArrivalsFrom(addDays(today, 1), limits.pageSize),
    listInStatus('pending', { limit: WAITING }),
  ]);
  return {
    total,
    months,
    rooms,
    arrivals: [...arriving, ...coming.arrivals],
    moreArrivals: coming.more,
    waiting: waiting.items,
  };
});
