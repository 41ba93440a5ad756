import { endpoint } from '#functions/platform/http/endpoint.ts';
import { idempotencyKey } from '#functions/platform/http/idempotencyKey.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import * as contract from '#shared/contract/payments.ts';

/** An admin records a payment or a refund. */
export const handler = endpoint(contract.record, ({ input, caller, header }) => {
  const { id, kind, amount, way, reference } = input;
  return recordPayment(id, { kind, amount, way, reference }, caller(), idempotencyKey(header));
});
