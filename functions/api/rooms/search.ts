import { endpoint } from '#functions/platform/http/endpoint.ts';
import * as contract from '#shared/contract/search.ts';
import { answerSearch } from './answerSearch.ts';

/** The rooms that fit, sorted and paged. */
export const handler = endpoint(contract.search, ({ input }) => answerSearch(input));
