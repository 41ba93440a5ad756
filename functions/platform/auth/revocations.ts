import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** Tokens expire after a day, so a revocation is needed no longer. */
const LIFE_SECONDS = 24 * 60 * 60;

/** Puts the revocation of a user's tokens that were signed before `from` (seconds since 1970). */
export const revokeTokens = (userId: string, from: number): NamedWrite<'revocation'> => ({
  name: 'revocation',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.revocation(userId),
        entity: 'revocation',
        userId,
        from,
        expiresAt: from + LIFE_SECONDS,
      },
    },
  },
});

/** Puts the end of one session of a user, which is kept until its last token expires (seconds since 1970). */
export const revokeSession = (
  userId: string,
  session: string,
  expires: number,
): NamedWrite<'revocation'> => ({
  name: 'revocation',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: {
        ...keys.revokedSession(session),
        entity: 'revocation',
        userId,
        session,
        from: expires,
        expiresAt: expires,
      },
    },
  },
});

/**
 * The revocations of the last day: user id, or session → moment before which its tokens are revoked.
 * Mostly they fit in one page; all pages are read.
 */
export async function readRevocations(): Promise<Map<string, number>> {
  const { pk } = keys.revocation('');
  const query = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :revoked',
    ExpressionAttributeValues: { ':revoked': pk },
  };
  const revocations = new Map<string, number>();
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) {
    for (const { sk, from } of Items) {
      revocations.set(String(sk).replace(/^\w+#/, ''), Number(from));
    }
  }
  return revocations;
}
