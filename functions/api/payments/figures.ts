import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readMoney } from '#functions/store/figures/readFigures.ts';
import { sumOwed } from '#functions/store/payments/owed.ts';
import * as contract from '#shared/contract/payments.ts';

/** What was booked, received and is owed of a month. */
export const handler = endpoint(contract.figures, async ({ input }) => {
  const [money, owed] = await Promise.all([readMoney(input.month), sumOwed(input.month)]);
  return { ...money, owed };
});
