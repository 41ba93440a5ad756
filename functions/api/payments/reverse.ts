import { endpoint } from '#functions/platform/http/endpoint.ts';
import { reversePayment } from '#functions/usecases/payments.ts';
import * as contract from '#shared/contract/payments.ts';

/** An admin makes up for a wrong entry. */
export const handler = endpoint(contract.reverse, ({ input, caller }) =>
  reversePayment(input.id, input.paymentId, caller()),
);
