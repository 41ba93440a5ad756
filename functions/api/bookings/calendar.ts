import { endpoint } from '#functions/platform/http/endpoint.ts';
import { siteUrlAt } from '#functions/platform/siteUrl.ts';
import { showCalendar } from '#functions/usecases/showCalendar.ts';
import { calendarOf } from '#shared/calendarFile.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer's bookings for calendar programs, without a sign-in: the address itself is the secret. */
export const handler = endpoint(contract.calendar, async ({ input: { key, host }, address }) =>
  calendarOf(await showCalendar(key, address, siteUrlAt(host ?? '')), Date.now()),
);
