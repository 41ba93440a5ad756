import { endpoint } from '#functions/platform/http/endpoint.ts';
import { deleteNote } from '#functions/store/customers/staffNotes.ts';
import * as contract from '#shared/contract/people.ts';

/** One of the staff removes a note of their own. */
export const handler = endpoint(contract.removeNote, async ({ input, caller }) => {
  await deleteNote(input.id, input.noteId, caller());
  return { id: input.noteId };
});
