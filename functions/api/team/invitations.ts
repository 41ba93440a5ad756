import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readInvitations } from '#functions/usecases/invitations.ts';
import * as contract from '#shared/contract/team.ts';

/** An admin sees who is invited to the staff. */
export const handler = endpoint(contract.invitations, () => readInvitations());
