import { endpoint } from '#functions/platform/http/endpoint.ts';
import { toProfile } from '#functions/store/accounts/storedAccount.ts';
import { chooseMails } from '#functions/usecases/chooseMails.ts';
import * as contract from '#shared/contract/account.ts';

/** Sets which e-mails the caller does not want. */
export const handler = endpoint(contract.chooseMails, async ({ input, caller }) =>
  toProfile(await chooseMails(caller(), input)),
);
