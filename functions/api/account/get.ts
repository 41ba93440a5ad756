import { endpoint } from '#functions/platform/http/endpoint.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import * as contract from '#shared/contract/account.ts';

/** Who the caller is. */
export const handler = endpoint(contract.get, ({ caller }) => getAccount(caller().email));
