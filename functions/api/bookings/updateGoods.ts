import { endpoint } from '#functions/platform/http/endpoint.ts';
import { changeGoods } from '#functions/usecases/changeGoods.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer says what a booking stores; an empty product type removes it. */
export const handler = endpoint(contract.updateGoods, ({ input, caller }) => {
  const { id, productType, weight } = input;
  const goods = { productType: productType === '' ? null : productType, weight };
  return changeGoods(id, goods, caller().userId);
});
