import { endpoint } from '#functions/platform/http/endpoint.ts';
import { removeCalendar } from '#functions/store/customers/calendars.ts';
import * as contract from '#shared/contract/account.ts';

/** Turns the caller's calendar off. */
export const handler = endpoint(contract.endCalendar, async ({ caller }) => {
  await removeCalendar(caller().userId);
  return {};
});
