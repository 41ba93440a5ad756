import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';

/** Has the next transaction meet another one on the same items, as DynamoDB Local seldom does. */
export function meetConflictOnce(): void {
  const send = db.send.bind(db);
  let met = false;
  vi.spyOn(db, 'send').mockImplementation(((command: object) => {
    if (met || !(command instanceof TransactWriteCommand)) return send(command as never);
    met = true;
    const reasons = [{ Code: 'TransactionConflict' }];
    return Promise.reject(
      new TransactionCanceledException({
        message: 'played',
        $metadata: {},
        CancellationReasons: reasons,
      }),
    );
  }) as never);
}
