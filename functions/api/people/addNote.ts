import { endpoint } from '#functions/platform/http/endpoint.ts';
import { addNote } from '#functions/usecases/staffNotes.ts';
import * as contract from '#shared/contract/people.ts';

/** One of the staff writes a note about somebody. */
export const handler = endpoint(contract.addNote, ({ input, caller }) =>
  addNote(input.id, input.text, caller()),
);
