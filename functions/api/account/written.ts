import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readWritten } from '#functions/usecases/readWritten.ts';
import * as contract from '#shared/contract/account.ts';

/** What was written about the caller, and what they wrote to us. */
export const handler = endpoint(contract.written, ({ caller }) => readWritten(caller()));
