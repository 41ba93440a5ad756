import { InvalidInput } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import * as contract from '#shared/contract/rooms.ts';
import { countDays } from '#shared/days.ts';
import { refusals } from '#shared/messages.ts';

const MAX_DAYS = 800;

/** The taken days of a room; never by whom. */
export const handler = endpoint(contract.calendar, async ({ input }) => {
  if (input.endDate < input.startDate) throw new InvalidInput(refusals.reversedDates, 'endDate');
  if (countDays(input.startDate, input.endDate) > MAX_DAYS) {
    throw new InvalidInput(refusals.calendarTooLong, 'endDate');
  }
  const taken = await readCalendar(input.id, input);
  return { id: input.id, taken: [...taken.keys()] };
});
