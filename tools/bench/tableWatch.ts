import { db } from '#functions/platform/table/client.ts';

/** Use of the table. */
export interface Usage {
  roundTrips: number;
  /** Round trips one after another: those that are sent at once count as one. */
  rounds: number;
  /** Written items; those of a transaction are counted one by one. */
  writes: number;
  /** Read capacity units, as DynamoDB counts them. */
  readUnits: number;
}

interface Capacity {
  CapacityUnits?: number;
}

const none = (): Usage => ({ roundTrips: 0, rounds: 0, writes: 0, readUnits: 0 });

/** Whether a command reads, by its name in the low-level client (`GetItemCommand`) or in the document client (`GetCommand`). */
const isRead = (name: string): boolean => /^(BatchGet|Get|Query)/.test(name);

const unitsOf = (consumed: Capacity | Capacity[] | undefined): number =>
  [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

/** Instruments the functions' own client of the table. Returns a function that takes the use so far. */
export function watchTable(): () => Usage {
  let usage = none();
  let underWay = 0;
  db.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as { ReturnConsumedCapacity?: string; TransactItems?: unknown[] };
      input.ReturnConsumedCapacity = 'TOTAL';
      if (underWay === 0) usage.rounds += 1;
      underWay += 1;
      const result = await next(args).finally(() => (underWay -= 1));
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
      usage.roundTrips += 1;
      if (isRead(String(context.commandName))) usage.readUnits += unitsOf(ConsumedCapacity);
      else usage.writes += input.TransactItems?.length ?? 1;
      return result;
    },
    { step: 'initialize', name: 'watch' },
  );
  return () => {
    const taken = usage;
    usage = none();
    return taken;
  };
}
