import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readDay } from '#functions/usecases/readDay.ts';
import * as contract from '#shared/contract/timeline.ts';
import { todayInKigali } from '#shared/days.ts';

/** Today, as an admin works through it. */
export const handler = endpoint(contract.day, () => readDay(todayInKigali()));
