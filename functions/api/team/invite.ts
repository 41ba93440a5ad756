import { endpoint } from '#functions/platform/http/endpoint.ts';
import { invite } from '#functions/usecases/invitations.ts';
import * as contract from '#shared/contract/team.ts';

/** An admin invites somebody to the staff who has no account yet. */
export const handler = endpoint(contract.invite, ({ input: { email, role }, caller }) =>
  invite(email, role, caller()),
);
