import { vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';

interface Capacity {
  CapacityUnits?: number;
}

/** Does something, and tells how many of DynamoDB's read units it takes beside what it answers. It must write nothing. */
export async function countReadUnits<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; units: number }> {
  const send = db.send.bind(db);
  let units = 0;
  const spy = vi.spyOn(db, 'send').mockImplementation((async (command: {
    input: { ReturnConsumedCapacity?: string };
  }) => {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    const result = (await send(command as never)) as { ConsumedCapacity?: Capacity | Capacity[] };
    for (const { CapacityUnits = 0 } of [result.ConsumedCapacity ?? []].flat()) {
      units += CapacityUnits;
    }
    return result;
  }) as never);
  try {
    return { answer: await work(), units };
  } finally {
    spy.mockRestore();
  }
}
