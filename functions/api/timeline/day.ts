import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readDay } from '#functions/usecases/readDay.ts';
import * as contract from '#shared/contract/timeline.ts';
import { todayInKigali } from '#shared/days.ts';

/** Today, as an admin works through it: the beginnings of its lists, or more of one of them. */
export const handler = endpoint(contract.day, ({ input }) => readDay(todayInKigali(), input.list));
