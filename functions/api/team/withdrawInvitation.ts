import { endpoint } from '#functions/platform/http/endpoint.ts';
import { withdrawInvitation } from '#functions/usecases/invitations.ts';
import * as contract from '#shared/contract/team.ts';

/** An admin withdraws an invitation to the staff. */
export const handler = endpoint(contract.withdrawInvitation, ({ input: { id }, caller }) =>
  withdrawInvitation(id, caller()),
);
