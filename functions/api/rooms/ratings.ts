import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listRatings } from '#functions/store/ratings/ratings.ts';
import * as contract from '#shared/contract/rooms.ts';

/** A room's ratings, newest first. */
export const handler = endpoint(contract.ratings, ({ input: { id, ...page } }) =>
  paged(page, { endpoint: 'rooms.ratings', filter: { id } }, (request) => listRatings(id, request)),
);
