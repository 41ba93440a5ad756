import { endpoint } from '#functions/platform/http/endpoint.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { toProfile } from '#functions/store/accounts/storedAccount.ts';
import * as contract from '#shared/contract/account.ts';

/** The caller's own profile. */
export const handler = endpoint(contract.get, async ({ caller }) => {
  const { email, userId } = caller();
  return toProfile(await getAccount(email, userId));
});
