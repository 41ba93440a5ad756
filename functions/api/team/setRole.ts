import { endpoint } from '#functions/platform/http/endpoint.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import * as contract from '#shared/contract/team.ts';

/** An admin makes somebody an operator or an admin, or withdraws their role. */
export const handler = endpoint(contract.setRole, async ({ input, caller }) => {
  const account = await setRole(input.email, input.role, caller());
  return { ...account, since: account.roleSince ?? account.createdAt };
});
