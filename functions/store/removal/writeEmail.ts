import { countAccount } from '#functions/domain/figures.ts';
import { Refusal } from '#functions/errors.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { removeCode } from '#functions/store/accounts/codes.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { setCustomerEmail } from '#functions/store/customers/pendingCount.ts';
import { addToFigure } from '#functions/store/figures/figureWrites.ts';

/** An account under its new address. */
type MovedAccount = StoredAccount & { tokensFrom: number };

/**
 * Moves an account to another address, with all that names the old one, and ends its sessions, in one transaction, on
 * the conditions that nothing of the account has changed since it was read, and that nobody has the new address. The
 * outbox counts the new item as a new account, so this one is taken out of the figures here.
 * @param also what is written with it, unconditionally
 * @returns undefined where the account has changed, and in contention
 * @throws Refusal emailTaken
 */
export async function writeEmail(
  before: StoredAccount,
  after: MovedAccount,
  also: NamedWrite[],
): Promise<MovedAccount | undefined> {
  const outcome = await transact<string>([
    deleteAsRead(before),
    putMoved(after),
    setCustomerEmail(after.userId, after.email),
    writeListedCustomer(after),
    revokeTokens(after.userId, after.tokensFrom),
    removeCode('reset', before.email),
    removeCode('confirmation', before.email),
    ...countAccount(before, undefined).map((one) => addToFigure(one, after.userId)),
    ...also,
  ]);
  if (outcome.done) return after;
  const failed = outcome.failed.map(({ name }) => name);
  // Where the old one has changed as well, an earlier try of the same change may have written the new one.
  if (failed.includes('moved') && !failed.includes('account')) throw new Refusal('emailTaken');
  return undefined;
}

/** Fields that an account may be without. */
const optionalFields = [
  'profileImage',
  'emailConfirmedAt',
  'emailOff',
  'mailsOff',
  'oneTimeUntil',
  'tokensFrom',
  'roleSince',
  'joinedAt',
  'formerAddresses',
] as const satisfies (keyof StoredAccount)[];

/** Deletes an account; fails where any field of it was changed since it was read. */
export function deleteAsRead(account: StoredAccount): NamedWrite<'account'> {
  const { pk, sk } = keys.account(account.email);
  const read = Object.entries(account).filter(
    ([name, value]) => !['pk', 'sk'].includes(name) && value !== undefined,
  );
  const absent = optionalFields.filter((name) => account[name] === undefined);
  return {
    name: 'account',
    write: {
      Delete: {
        TableName: settings.tableName(),
        Key: { pk, sk },
        ConditionExpression: [
          ...read.map(([name]) => `#${name} = :${name}`),
          ...absent.map((name) => `attribute_not_exists(${name})`),
        ].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(read.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          read.map(([name, value]) => [`:${name}`, value as unknown]),
        ),
      },
    },
  };
}

const putMoved = (account: StoredAccount): NamedWrite<'moved'> => ({
  name: 'moved',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...account, ...keys.account(account.email), entity: 'account' },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
});
