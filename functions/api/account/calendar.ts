import { endpoint } from '#functions/platform/http/endpoint.ts';
import { findCalendar } from '#functions/store/customers/calendars.ts';
import * as contract from '#shared/contract/account.ts';

/** Since when calendar programs can fetch the caller's bookings. Where they do is not kept, so it is not told. */
export const handler = endpoint(contract.calendar, async ({ caller }) => {
  const { calendarSince } = await findCalendar(caller().userId);
  return { since: calendarSince };
});
