import { endpoint } from '#functions/platform/http/endpoint.ts';
import { updateGoods } from '#functions/store/bookings/goods.ts';
import * as contract from '#shared/contract/bookings.ts';

/** A customer says what a booking stores; an empty product is none. */
export const handler = endpoint(contract.updateGoods, ({ input, caller }) => {
  const { id, productType, weight } = input;
  return updateGoods(
    id,
    { productType: productType === '' ? null : productType, weight },
    caller().userId,
  );
});
