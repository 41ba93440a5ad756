import type { FormerAddress } from '#functions/domain/formerAddresses.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { listMessagesFrom, type StoredMessage } from '#functions/store/messages/messages.ts';

/**
 * What somebody has written to us: the messages from their address and, up to when they gave it up, from each address
 * that they had before. Those from an address that nobody has confirmed are left out, because they may be somebody
 * else's.
 * @returns the newest first
 */
export async function listOwnMessages({
  email,
  emailConfirmedAt,
  formerAddresses = [],
}: Pick<StoredAccount, 'email' | 'emailConfirmedAt' | 'formerAddresses'>): Promise<
  StoredMessage[]
> {
  const present = emailConfirmedAt === undefined ? [] : await listMessagesFrom(email);
  const former = await listMessagesUntil(formerAddresses);
  // Somebody who has gone back to an address has it twice.
  const byId = new Map([...present, ...former].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** The messages from addresses that somebody has given up, of each those up to then. */
export async function listMessagesUntil(addresses: FormerAddress[]): Promise<StoredMessage[]> {
  const messages = await Promise.all(
    addresses.map(async ({ email, until }) => {
      const all = await listMessagesFrom(email);
      return all.filter(({ createdAt }) => createdAt <= until);
    }),
  );
  return messages.flat();
}
