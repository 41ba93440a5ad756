/** Ids for every address of the API, of things that are not there. */
export const anyPath = {
  id: 'any',
  noteId: 'any',
  paymentId: 'any',
  claimId: 'any',
};
