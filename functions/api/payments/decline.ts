import { endpoint } from '#functions/platform/http/endpoint.ts';
import { declineClaim } from '#functions/usecases/paymentClaims.ts';
import * as contract from '#shared/contract/payments.ts';

/** One of the staff has not found the money that a customer says they have paid. */
export const handler = endpoint(contract.decline, ({ input, caller }) =>
  declineClaim(input.id, input.claimId, input.reasonText, caller()),
);
