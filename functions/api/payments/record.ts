import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { idempotencyKey } from '#functions/platform/http/idempotencyKey.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import * as contract from '#shared/contract/payments.ts';
import { mayRecord } from '#shared/paymentWays.ts';

/** The staff record a payment or a deposit, and an admin a refund. */
export const handler = endpoint(contract.record, ({ input, caller, header }) => {
  const { id, kind, amount, way, reference } = input;
  if (!mayRecord(kind, caller().role)) throw new Refusal('adminOnly');
  return recordPayment(id, { kind, amount, way, reference }, caller(), idempotencyKey(header));
});
