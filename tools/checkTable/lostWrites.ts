import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { nameOf } from './readTable.ts';

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** The key of a write, as `pk sk`. */
const keyOf = ({ Put, Update, Delete, ConditionCheck }: Writes[number]): string =>
  nameOf((Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key) as { pk: string; sk: string });

/**
 * Lets the next transaction lose one of its writes, as a restore to a moment in its middle may. For tests.
 * `which` names the lost write by its key, or picks it among the keys. Returns the lost keys.
 */
export function loseWrite(which: (keys: string[]) => string | undefined): string[] {
  const send = db.send.bind(db);
  const lost: string[] = [];
  const spy = vi.spyOn(db, 'send').mockImplementation(((command: {
    input: TransactWriteCommandInput;
  }) => {
    const { TransactItems: writes } = command.input;
    if (command.constructor.name !== 'TransactWriteCommand' || !writes) {
      return send(command as never);
    }
    const key = which(writes.map(keyOf));
    if (key === undefined) return send(command as never);
    lost.push(key);
    command.input.TransactItems = writes.filter((write) => keyOf(write) !== key);
    spy.mockRestore();
    return send(command as never);
  }) as never);
  return lost;
}
