import { countAccount } from '#functions/domain/figures.ts';
import { formerAddressesOf } from '#functions/domain/formerAddresses.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { removeCode } from '#functions/store/accounts/codes.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { removeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { deleteCustomer } from '#functions/store/customers/pendingCount.ts';
import { removePhone } from '#functions/store/customers/phoneEntries.ts';
import { addToFigure } from '#functions/store/figures/figureWrites.ts';
import { forgetStaffRecipient } from '#functions/store/notifications/staffRecipients.ts';
import type { Role } from '#shared/claims.ts';
import { putRemoval, type StoredRemoval } from './removals.ts';

/**
 * Deletes a customer's account with its codes, its counts and its entry in the list of customers, takes it out of the
 * figures, and ends its sessions, in one transaction. Nobody can book for it from then on. The same transaction stores what
 * the outbox has to forget of its user, because a removal that is refused must leave everything as it was.
 * @param from when tokens would be valid from, in seconds since 1970
 * @param made how many bookings were made for it when its bookings were looked at
 * @param newest the one of them that was made last
 * @returns undefined in contention; false where it is an admin's by now or has another number or picture, or a booking was
 * made for it since or is pending
 */
export async function writeRemoval(
  account: StoredAccount,
  from: number,
  made: number | undefined,
  newest?: string,
): Promise<boolean | undefined> {
  const { email, userId } = account;
  const outcome = await transact([
    deleteAccount(account),
    removeCode('reset', email),
    removeCode('confirmation', email),
    deleteCustomer(userId, made),
    removeListedCustomer(userId),
    removePhone(account),
    ...forgetStaffRecipient(userId),
    revokeTokens(userId, from),
    ...countAccount({ ...account, role: 'user' }, undefined).map((one) => addToFigure(one, userId)),
    putRemoval(removalOf(account, newest)),
  ]);
  if (outcome.done) return true;
  return outcome.failed.length > 0 ? false : undefined;
}

function removalOf(account: StoredAccount, newest: string | undefined): StoredRemoval {
  const now = Date.now();
  return {
    userId: account.userId,
    at: new Date(now).toISOString(),
    addresses: formerAddressesOf(account, now / 1000) ?? [],
    newest,
  };
}

/** Fails also where its number or its picture has changed since it was read, because the new one would be left behind. */
const deleteAccount = ({
  email,
  userId,
  phoneNumber,
  profileImage,
}: StoredAccount): NamedWrite<'account'> => ({
  name: 'account',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      ConditionExpression: `userId = :id AND #role = :user AND phoneNumber = :phone AND ${profileImage === undefined ? 'attribute_not_exists(profileImage)' : 'profileImage = :picture'}`,
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':id': userId,
        ':user': 'user' satisfies Role,
        ':phone': phoneNumber,
        // The client leaves out what is undefined.
        ':picture': profileImage,
      },
    },
  },
});
