import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';

/** Does what somebody else does, once, after the next use case has read and before its transaction. */
export function doInBetween(act: () => Promise<unknown>): void {
  const send = db.send.bind(db);
  const spy = vi.spyOn(db, 'send').mockImplementation((async (command: object) => {
    if (command instanceof TransactWriteCommand) {
      spy.mockRestore();
      await act();
    }
    return send(command as never);
  }) as never);
}
