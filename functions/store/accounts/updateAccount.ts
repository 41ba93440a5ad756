import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { putPhone, removePhone } from '#functions/store/customers/phoneEntries.ts';
import { getAccount, type AccountKey } from './accounts.ts';
import type { StoredAccount } from './storedAccount.ts';

type AccountChanges = Partial<Pick<StoredAccount, 'firstName' | 'lastName' | 'phoneNumber'>> & {
  /** Path of the new picture; null removes the present one. */
  profileImage?: string | null | undefined;
};

interface Changed {
  before: StoredAccount;
  after: StoredAccount;
}

type Field = [name: string, value: unknown];

/**
 * Changes the given fields of an account, and removes those that are null.
 * @param key the address and the user of the token
 * @returns the account before and after
 * @throws Refusal invalidToken where there is none, busy
 */
export async function updateAccount(key: AccountKey, changes: AccountChanges): Promise<Changed> {
  const { email, userId } = key;
  const all: Field[] = Object.entries(changes);
  const fields = all.filter(([, value]) => value !== undefined);
  const { phoneNumber } = changes;
  if (phoneNumber !== undefined) {
    return untilUncontended(async () =>
      updateWithPhone(await getAccount(email, userId), fields, phoneNumber),
    );
  }
  if (fields.length === 0) {
    const account = await getAccount(email, userId);
    return { before: account, after: account };
  }
  return updateFields(key, fields);
}

/**
 * Changes an account together with the entry by which it is found by its telephone number.
 * @returns undefined where the number or the picture are no longer as they were read, and in contention
 */
async function updateWithPhone(
  before: StoredAccount,
  fields: Field[],
  phoneNumber: string,
): Promise<Changed | undefined> {
  const { userId } = before;
  const outcome = await transact([
    { name: 'account', write: { Update: writeWhereSame(before, fields) } },
    putPhone({ userId, phoneNumber }),
    ...(before.phoneNumber === phoneNumber ? [] : [removePhone(before)]),
  ]);
  return outcome.done ? changed(before, fields) : undefined;
}

/** The update of an account whose number and picture are still those that were read. */
function writeWhereSame(
  { email, userId, phoneNumber, profileImage }: StoredAccount,
  fields: Field[],
) {
  const { ExpressionAttributeValues, UpdateExpression } = writeFields(fields);
  return {
    TableName: settings.tableName(),
    Key: keys.account(email),
    UpdateExpression,
    ConditionExpression: `userId = :user AND phoneNumber = :phone AND ${profileImage === undefined ? 'attribute_not_exists(profileImage)' : 'profileImage = :picture'}`,
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ':user': userId,
      ':phone': phoneNumber,
      // The client leaves out what is undefined.
      ':picture': profileImage,
    },
  };
}

const changed = (before: StoredAccount, fields: Field[]): Changed => {
  const written = fields.map(([name, value]) => [name, value ?? undefined] as const);
  return { before, after: { ...before, ...Object.fromEntries(written) } };
};

async function updateFields({ email, userId }: AccountKey, fields: Field[]): Promise<Changed> {
  const { UpdateExpression, ExpressionAttributeValues } = writeFields(fields);
  const answer = await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: keys.account(email),
        UpdateExpression,
        ConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ':user': userId },
        ReturnValues: 'ALL_OLD',
      }),
    ),
  );
  if (!answer) throw new Refusal('invalidToken');
  return changed(answer.Attributes as StoredAccount, fields);
}

/** The expression that sets each field to its value, and removes those whose value is null. */
function writeFields(fields: Field[]) {
  const set = fields.filter(([, value]) => value !== null);
  const removed = fields.filter(([, value]) => value === null).map(([name]) => name);
  const values = Object.fromEntries(set.map(([name, value]) => [`:${name}`, value]));
  const clauses = [
    ...(set.length > 0 ? [`SET ${set.map(([name]) => `${name} = :${name}`).join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
  ];
  return { UpdateExpression: clauses.join(' '), ExpressionAttributeValues: values };
}
