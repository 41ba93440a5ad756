import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listJournal } from '#functions/store/journal/listJournal.ts';
import * as contract from '#shared/contract/journal.ts';

/** An admin reads what the staff did. */
export const handler = endpoint(contract.list, ({ input, caller }) => {
  const { limit, cursor, ...filter } = input;
  const list = { endpoint: 'journal.list', userId: caller().userId, filter };
  return paged({ limit, cursor }, list, (page) => listJournal(filter, page));
});
