import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { pagedBody } from '#functions/platform/http/paging.ts';
import { readTimeline } from '#functions/usecases/readTimeline.ts';
import * as contract from '#shared/contract/timeline.ts';
import { countDays } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';

/** A page of the rooms, with who holds which days of a range. */
export const handler = endpoint(contract.get, ({ input, caller }) => {
  const { text, startDate, endDate, ...page } = input;
  if (endDate < startDate) throw new Refusal('reversedDates');
  if (countDays(startDate, endDate) > limits.timelineDays) throw new Refusal('timelineTooLong');
  const filter = { startDate, endDate, text };
  const list = { endpoint: 'timeline.get', userId: caller().userId, filter };
  return pagedBody(page, list, (request) => readTimeline({ startDate, endDate }, text, request));
});
