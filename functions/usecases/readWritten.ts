import { getAccount } from '#functions/store/accounts/accounts.ts';
import { listNotes, type StoredNote } from '#functions/store/customers/staffNotes.ts';
import { listMessagesFrom, type StoredMessage } from '#functions/store/messages/messages.ts';

/** What was written about somebody, and by them to us, newest first. */
interface Written {
  notes: StoredNote[];
  messages: StoredMessage[];
}

/**
 * Reads the notes of the staff about somebody, and the messages from their address. An address that nobody has confirmed may be
 * somebody else's, so its messages are left out.
 * @throws Refusal what a missing account is refused with
 */
export async function readWritten(email: string): Promise<Written> {
  const account = await getAccount(email);
  const [notes, messages] = await Promise.all([
    listNotes(account.userId),
    account.emailConfirmedAt === undefined ? [] : listMessagesFrom(account.email),
  ]);
  return { notes, messages };
}
