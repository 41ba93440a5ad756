import { newCalendarKey } from '#functions/platform/auth/calendarKeys.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { writeCalendar } from '#functions/store/customers/calendars.ts';
import { calendarPath } from '#shared/calendarPath.ts';
import * as contract from '#shared/contract/account.ts';

/** Makes a new key of the caller's calendar. Where its answer is lost, asking again makes another one. */
export const handler = endpoint(contract.renewCalendar, async ({ caller }) => {
  const { userId } = caller();
  const { key, hash } = newCalendarKey(userId);
  const since = new Date().toISOString();
  await writeCalendar(userId, hash, since);
  return { path: calendarPath(key), since };
});
