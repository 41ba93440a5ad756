import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Role } from '#shared/claims.ts';

/** Fails where the account of an address is no admin's. */
export const requireAdmin = (email: string): NamedWrite<'witness'> => ({
  name: 'witness',
  write: {
    ConditionCheck: {
      TableName: settings.tableName(),
      Key: keys.account(email),
      ConditionExpression: '#role = :admin',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: { ':admin': 'admin' satisfies Role },
    },
  },
});
