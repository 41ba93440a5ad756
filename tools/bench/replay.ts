import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type BatchGetCommandInput,
  type BatchWriteCommandInput,
  type DeleteCommandInput,
  type GetCommandInput,
  type PutCommandInput,
  type QueryCommandInput,
  type TransactWriteCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { db } from '#functions/platform/table/client.ts';

/** Most groups of commands in a script: what repeats itself until it sees its writes would never end. */
const MOST_GROUPS = 1000;

/** A command that a function sent to DynamoDB. */
interface Sent {
  name: string;
  input: object;
}

/** Commands in their order; those that were sent concurrently form a group. */
type Script = Sent[][];

export interface TableRecorder {
  /** Runs `work` and records its commands; its writes do not reach the table. */
  rehearse: (work: () => Promise<unknown>) => Promise<Script>;
}

type Send = (input: object) => Promise<unknown>;

const bare = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Reads by the name of the low-level command, below the document client. */
const reads: Record<string, Send> = {
  GetItemCommand: (input) => bare.send(new GetCommand(input as GetCommandInput)),
  QueryCommand: (input) => bare.send(new QueryCommand(input as QueryCommandInput)),
  BatchGetItemCommand: (input) => bare.send(new BatchGetCommand(input as BatchGetCommandInput)),
};

const writes: Record<string, Send> = {
  PutItemCommand: (input) => bare.send(new PutCommand(input as PutCommandInput)),
  UpdateItemCommand: (input) => bare.send(new UpdateCommand(input as UpdateCommandInput)),
  DeleteItemCommand: (input) => bare.send(new DeleteCommand(input as DeleteCommandInput)),
  BatchWriteItemCommand: (input) =>
    bare.send(new BatchWriteCommand(input as BatchWriteCommandInput)),
  TransactWriteItemsCommand: (input) =>
    bare.send(new TransactWriteCommand(input as TransactWriteCommandInput)),
};

/** Instruments the functions' own client of the table. */
export function recordTable(): TableRecorder {
  let script: Script | undefined;
  let underWay = 0;
  db.middlewareStack.add(
    (next, context) => async (args) => {
      if (!script) return next(args);
      const sent = { name: String(context.commandName), input: structuredClone(args.input) };
      if (underWay === 0) script.push([]);
      if (script.length > MOST_GROUPS) throw new Error('It cannot be rehearsed: it goes on and on');
      script.at(-1)?.push(sent);
      underWay += 1;
      try {
        return sent.name in writes ? await asIfWritten(sent) : await next(args);
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

/**
 * The answer to a write that is not carried out. If the item is requested, it is the one before the
 * write: the functions go on in the same way with either.
 */
async function asIfWritten({ input }: Sent) {
  const { ReturnValues, TableName, Key } = input as UpdateCommandInput;
  const item = ReturnValues && (await bare.send(new GetCommand({ TableName, Key })));
  return { output: { $metadata: {}, Attributes: item?.Item }, response: {} };
}

/** Sends a function's commands again by a bare client, without our code. */
export async function replay(script: Script): Promise<void> {
  for (const together of script) await Promise.all(together.map(repeat));
}

function repeat({ name, input }: Sent): Promise<unknown> {
  const sending = reads[name] ?? writes[name];
  if (!sending) throw new Error(`The bench cannot repeat a ${name}`);
  return sending(input);
}
