import { endpoint } from '#functions/platform/http/endpoint.ts';
import { listTeam } from '#functions/usecases/listTeam.ts';
import * as contract from '#shared/contract/team.ts';

/** An admin sees who is an operator or an admin. */
export const handler = endpoint(contract.list, () => listTeam());
