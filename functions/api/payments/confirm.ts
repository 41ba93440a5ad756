import { endpoint } from '#functions/platform/http/endpoint.ts';
import { confirmClaim } from '#functions/usecases/paymentClaims.ts';
import * as contract from '#shared/contract/payments.ts';

/** One of the staff has found the money that a customer says they have paid. */
export const handler = endpoint(contract.confirm, ({ input, caller }) =>
  confirmClaim(input.id, input.claimId, caller()),
);
