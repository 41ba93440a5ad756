import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { pagedBody, PagedAnswer } from '#functions/platform/http/paging.ts';
import { readTimeline, readTimelineOf } from '#functions/usecases/readTimeline.ts';
import * as contract from '#shared/contract/timeline.ts';
import { countDays } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Stay } from '#shared/stay.ts';

/**
 * The days of several rooms can be asked for as far as a screen shows them, those of one room as far as its calendar.
 * @throws Refusal reversedDates, timelineTooLong, calendarTooLong
 */
function checkRange({ startDate, endDate }: Stay, rooms: readonly string[] | undefined): void {
  if (endDate < startDate) throw new Refusal('reversedDates');
  const days = countDays(startDate, endDate);
  const isOfOne = rooms?.length === 1;
  if (isOfOne && days > limits.calendarDays) throw new Refusal('calendarTooLong');
  if (!isOfOne && days > limits.timelineDays) throw new Refusal('timelineTooLong');
}

const written = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);

/** A page of the rooms, with who holds which days of a range, or the rooms that are named. */
export const handler = endpoint(contract.get, async ({ input, caller }) => {
  const { startDate, endDate, rooms, limit, cursor, ...filter } = input;
  const ids = rooms?.split(',');
  const range = { startDate, endDate };
  checkRange(range, ids);
  if (ids) return new PagedAnswer(await readTimelineOf(ids, { range, filter }));
  const { roomType, text, town, coldest, warmest, freeDays } = filter;
  const list = {
    endpoint: 'timeline.get',
    userId: caller().userId,
    filter: {
      ...range,
      text,
      town,
      roomType,
      coldest: written(coldest),
      warmest: written(warmest),
      freeDays: written(freeDays),
    },
  };
  return pagedBody({ limit, cursor }, list, (request) => readTimeline({ range, filter }, request));
});
