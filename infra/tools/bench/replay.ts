import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type BatchGetCommandInput,
  type GetCommandInput,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { DaysTaken } from '#functions/errors.ts';
import { db } from '#functions/store/client.ts';

/** A command that a function has sent. */
interface Sent {
  name: string;
  input: object;
}

/** Commands in the order in which they were sent, those together that were sent at once. */
export type Script = Sent[][];

export interface Recorder {
  /** Runs `work` up to its first write, which is written down and not sent. */
  rehearse: (work: () => Promise<unknown>) => Promise<Script>;
}

const bare = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The names are those of the commands below the document client. */
const send: Record<string, (input: object) => Promise<unknown>> = {
  GetItemCommand: (input) => bare.send(new GetCommand(input as GetCommandInput)),
  QueryCommand: (input) => bare.send(new QueryCommand(input as QueryCommandInput)),
  BatchGetItemCommand: (input) => bare.send(new BatchGetCommand(input as BatchGetCommandInput)),
  TransactWriteItemsCommand: (input) =>
    bare.send(new TransactWriteCommand(input as TransactWriteCommandInput)),
};

const WRITE = 'TransactWriteItemsCommand';

/** Listens to the functions' own client of the table. */
export function recordTable(): Recorder {
  let script: Script | undefined;
  let underWay = 0;
  const write = (sent: Sent) => {
    if (!script) return;
    if (underWay === 0) script.push([]);
    script.at(-1)?.push(sent);
  };
  db.middlewareStack.add(
    (next, context) => async (args) => {
      const name = String(context.commandName);
      write({ name, input: structuredClone(args.input) });
      // As a refusal: it is logged like one, and not as a failure of the product.
      if (script && name === WRITE) throw new DaysTaken();
      underWay += 1;
      try {
        return await next(args);
      } finally {
        underWay -= 1;
      }
    },
    { step: 'initialize', name: 'record' },
  );
  return {
    rehearse: async (work) => {
      const written: Script = [];
      script = written;
      await work().finally(() => (script = undefined));
      return written;
    },
  };
}

/** Sends what a function sent by a client of its own, with none of our code around it. */
export async function replay(script: Script): Promise<void> {
  for (const together of script) await Promise.all(together.map(repeat));
}

function repeat({ name, input }: Sent): Promise<unknown> {
  const sending = send[name];
  if (!sending) throw new Error(`The bench cannot repeat a ${name}`);
  return sending(input);
}
