import { endpoint } from '#functions/platform/http/endpoint.ts';
import { listArrivals } from '#functions/store/arrivals/arrivals.ts';
import { listInStatus } from '#functions/store/bookings/bookings.ts';
import { readHouse, readRooms, readTotal } from '#functions/store/figures/readFigures.ts';
import * as contract from '#shared/contract/dashboard.ts';
import { todayInKigali } from '#shared/days.ts';
import { monthsAsked } from './months.ts';

/** How many of the next arrivals, and of those that wait longest, are shown. */
const SHOWN = 5;

/** The admins' dashboard. Sums stand ready: it reads as much at any number of bookings. */
export const handler = endpoint(contract.house, async ({ input }) => {
  const asked = monthsAsked(input);
  const [total, months, rooms, arrivals, waiting] = await Promise.all([
    readTotal(),
    readHouse(asked),
    readRooms(asked),
    listArrivals(todayInKigali(), SHOWN),
    listInStatus('pending', { limit: SHOWN }),
  ]);
  return { total, months, rooms, arrivals, waiting: waiting.items };
});
