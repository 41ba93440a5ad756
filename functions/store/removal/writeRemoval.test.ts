import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { writeRemoval } from './writeRemoval.ts';

beforeEach(() => vi.stubEnv('TABLE_NAME', 'table'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('is to be tried again where it met another transaction', async () => {
  const conflict = new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });
  vi.spyOn(db, 'send').mockRejectedValue(conflict);
  const account = {
    userId: 'u',
    role: 'user' as const,
    email: 'a@example.com',
    firstName: 'Test',
    lastName: 'Customer',
    phoneNumber: '+250788000000',
    createdAt: '2027-01-01T00:00:00.000Z',
    passwordHash: 'not a hash',
  };
  expect(await writeRemoval(account, 1, undefined)).toBeUndefined();
});
