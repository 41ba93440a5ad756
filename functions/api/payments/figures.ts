import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readMoney } from '#functions/store/figures/readFigures.ts';
import { sumOwed } from '#functions/store/payments/owed.ts';
import * as contract from '#shared/contract/payments.ts';

/** The revenue of a month, what was received in it and what is owed of it. */
export const handler = endpoint(contract.figures, async ({ input }) => {
  const [money, owed] = await Promise.all([readMoney(input.month), sumOwed(input.month)]);
  return { ...money, owed };
});
