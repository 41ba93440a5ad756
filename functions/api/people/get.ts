import { endpoint } from '#functions/platform/http/endpoint.ts';
import { getPersonWithNotes } from '#functions/usecases/staffNotes.ts';
import * as contract from '#shared/contract/people.ts';

/** Somebody, with the notes of the staff. */
export const handler = endpoint(contract.get, ({ input, caller }) =>
  getPersonWithNotes(input.id, caller()),
);
