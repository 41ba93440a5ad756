import { endpoint } from '#functions/platform/http/endpoint.ts';
import { issueInvoice } from '#functions/usecases/issueInvoice.ts';
import * as contract from '#shared/contract/invoices.ts';

/** The staff issue an invoice of a booking. */
export const handler = endpoint(contract.issue, ({ input, caller }) =>
  issueInvoice(input.id, caller()),
);
