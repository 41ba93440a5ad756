import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readTimeline } from '#functions/usecases/readTimeline.ts';
import * as contract from '#shared/contract/timeline.ts';
import { countDays } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';

/** All rooms, with who holds which days of a range. */
export const handler = endpoint(contract.get, ({ input }) => {
  if (input.endDate < input.startDate) throw new Refusal('reversedDates');
  if (countDays(input.startDate, input.endDate) > limits.timelineDays) {
    throw new Refusal('timelineTooLong');
  }
  return readTimeline(input);
});
