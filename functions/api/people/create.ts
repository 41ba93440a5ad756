import { endpoint } from '#functions/platform/http/endpoint.ts';
import { addPerson } from '#functions/usecases/people.ts';
import * as contract from '#shared/contract/people.ts';

/** One of the staff adds a caller, to book for them. */
export const handler = endpoint(contract.create, ({ input, caller }) => addPerson(input, caller()));
