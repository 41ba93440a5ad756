import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import * as contract from '#shared/contract/rooms.ts';
import { countDays } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';

/** The taken days of a room, without the bookings that hold them. */
export const handler = endpoint(contract.calendar, async ({ input }) => {
  if (input.endDate < input.startDate) throw new Refusal('reversedDates');
  if (countDays(input.startDate, input.endDate) > limits.calendarDays) {
    throw new Refusal('calendarTooLong');
  }
  const taken = await readCalendar(input.id, input);
  return { id: input.id, taken: [...taken.keys()] };
});
