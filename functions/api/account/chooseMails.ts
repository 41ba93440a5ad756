import { endpoint } from '#functions/platform/http/endpoint.ts';
import { setMailsOff } from '#functions/store/accounts/mailsOff.ts';
import { toProfile } from '#functions/store/accounts/storedAccount.ts';
import * as contract from '#shared/contract/account.ts';

/** Sets which e-mails the caller does not want. */
export const handler = endpoint(contract.chooseMails, async ({ input: { off }, caller }) => {
  return toProfile(await setMailsOff(caller(), [...new Set(off)]));
});
