import { endpoint } from '#functions/http/endpoint.ts';
import { paged } from '#functions/http/paging.ts';
import { listRatings } from '#functions/store/ratings.ts';
import * as contract from '#shared/contract/rooms.ts';

/** What a room was given, newest first. */
export const handler = endpoint(contract.ratings, ({ input: { id, ...page } }) =>
  paged(page, { endpoint: 'rooms.ratings', filter: { id } }, (request) => listRatings(id, request)),
);
