import { endpoint } from '#functions/platform/http/endpoint.ts';
import { pagedBody } from '#functions/platform/http/paging.ts';
import { readDay } from '#functions/usecases/readDay.ts';
import * as contract from '#shared/contract/timeline.ts';
import { todayInKigali } from '#shared/days.ts';

/** Today, as the staff work through it: the beginnings of its lists, or a page of one of them. */
export const handler = endpoint(contract.day, ({ input, caller }) => {
  const { list, ...page } = input;
  const asked = { endpoint: 'timeline.day', userId: caller().userId, filter: { list } };
  return pagedBody(page, asked, (request) =>
    readDay(todayInKigali(), list && { list, page: request }),
  );
});
