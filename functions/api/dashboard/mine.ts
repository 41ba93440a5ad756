import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readOwnCounts, readOwnMonths } from '#functions/store/figures/readFigures.ts';
import * as contract from '#shared/contract/dashboard.ts';
import { monthsAsked } from './months.ts';

/** The caller's own bookings by status, and what they rented month by month. */
export const handler = endpoint(contract.mine, async ({ input, caller }) => {
  const { userId } = caller();
  const [bookings, months] = await Promise.all([
    readOwnCounts(userId),
    readOwnMonths(userId, monthsAsked(input)),
  ]);
  return { bookings, months };
});
