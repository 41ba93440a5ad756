import { endpoint } from '#functions/platform/http/endpoint.ts';
import { listArrivals } from '#functions/store/arrivals/arrivals.ts';
import { listInStatus } from '#functions/store/bookings/bookings.ts';
import {
  readOverallMonths,
  readRoomMonths,
  readTotal,
} from '#functions/store/figures/readFigures.ts';
import * as contract from '#shared/contract/dashboard.ts';
import { todayInKigali } from '#shared/days.ts';
import { monthsAsked } from './months.ts';

/** How many of the next arrivals, and of the longest waiting bookings, are shown. */
const SHOWN = 5;

/** The admins' dashboard. It reads stored sums, so it costs the same at any number of bookings. */
export const handler = endpoint(contract.admin, async ({ input }) => {
  const asked = monthsAsked(input);
  const [total, months, rooms, arrivals, waiting] = await Promise.all([
    readTotal(),
    readOverallMonths(asked),
    readRoomMonths(asked),
    listArrivals(todayInKigali(), SHOWN),
    listInStatus('pending', { limit: SHOWN }),
  ]);
  return { total, months, rooms, arrivals, waiting: waiting.items };
});
