import { endpoint } from '#functions/platform/http/endpoint.ts';
import { paged } from '#functions/platform/http/paging.ts';
import { listPaymentsIn } from '#functions/store/payments/monthPayments.ts';
import * as contract from '#shared/contract/payments.ts';

/** What was recorded in a month, newest first. */
export const handler = endpoint(contract.month, ({ input, caller }) => {
  const { month, ...page } = input;
  const list = { endpoint: 'payments.month', userId: caller().userId, filter: { month } };
  return paged(page, list, (request) => listPaymentsIn(month, request));
});
