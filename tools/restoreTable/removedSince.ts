import { db } from '#functions/platform/table/client.ts';
import type { AccountKey } from '#functions/store/accounts/accounts.ts';
import { pagesOfTable } from '#tools/pagesOfTable.ts';

/**
 * Which accounts a restore has brought back, as lines to print. A removal leaves nothing behind that could name it, so the
 * tables are compared; by the ids of users, because an address may have been changed, or registered anew.
 * @param source the old table
 * @param target the restored one
 */
export async function removedSince(source: string, target: string): Promise<string[]> {
  const kept = new Set<string>();
  for await (const { userId } of accountsOf(source)) kept.add(userId);
  const removed: string[] = [];
  for await (const { email, userId } of accountsOf(target)) {
    if (!kept.has(userId)) removed.push(`  ${email} (${userId})`);
  }
  if (removed.length === 0) {
    return [`Each account of ${target} is in ${source}: none was deleted since.`];
  }
  return [
    `${removed.length} accounts of ${target} are no longer in ${source}, because they were deleted since:`,
    ...removed.toSorted(),
    `Delete each again: \`TABLE_NAME=${target} BUCKET_NAME=… npm run admin -- EMAIL --remove\``,
  ];
}

async function* accountsOf(TableName: string): AsyncGenerator<AccountKey> {
  const pages = pagesOfTable(db, {
    TableName,
    FilterExpression: 'entity = :account',
    ExpressionAttributeValues: { ':account': 'account' },
    ProjectionExpression: 'email, userId',
  });
  for await (const { Items = [] } of pages) yield* Items as AccountKey[];
}
