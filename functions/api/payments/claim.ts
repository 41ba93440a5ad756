import { endpoint } from '#functions/platform/http/endpoint.ts';
import { idempotencyKey } from '#functions/platform/http/idempotencyKey.ts';
import { claimPayment } from '#functions/usecases/paymentClaims.ts';
import * as contract from '#shared/contract/payments.ts';

/** A customer says that they have paid. */
export const handler = endpoint(contract.claim, ({ input, caller, header }) => {
  const { id, amount, way, reference } = input;
  return claimPayment(id, { amount, way, reference }, caller().userId, idempotencyKey(header));
});
