import { endpoint } from '#functions/platform/http/endpoint.ts';
import { checkReceipt } from '#functions/usecases/checkReceipt.ts';
import * as contract from '#shared/contract/receipts.ts';

/** Whether a receipt is true, for everybody who has it in their hands. */
export const handler = endpoint(contract.check, ({ input }) =>
  checkReceipt(input.number, input.code),
);
