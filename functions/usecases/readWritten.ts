import { getAccount, type AccountKey } from '#functions/store/accounts/accounts.ts';
import { listNotes, type StoredNote } from '#functions/store/customers/staffNotes.ts';
import type { StoredMessage } from '#functions/store/messages/messages.ts';
import { listOwnMessages } from './listOwnMessages.ts';

/** What was written about somebody, and by them to us, newest first. */
interface Written {
  notes: StoredNote[];
  messages: StoredMessage[];
}

/**
 * Reads the notes of the staff about somebody, and what they have written to us.
 * @throws Refusal invalidToken where the account is gone
 */
export async function readWritten({ email, userId }: AccountKey): Promise<Written> {
  const account = await getAccount(email, userId);
  const [notes, messages] = await Promise.all([
    listNotes(account.userId),
    listOwnMessages(account),
  ]);
  return { notes, messages };
}
