import type { DynamoDBRecord } from 'aws-lambda';
import { db } from '#functions/platform/table/client.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import { tableSchema, type IndexName } from '#functions/platform/table/schema.ts';
import { itemSize, writeUnits, type Image } from './itemSize.ts';
import type { Request, Touch } from './life.ts';

/** The inputs of DynamoDB's commands, as far as they say which items a command is about. */
interface Input {
  TransactItems?: Partial<Record<'Put' | 'Update' | 'Delete', { Item?: Key; Key?: Key }>>[];
  RequestItems?: Record<string, { Keys?: Key[] } | BatchedWrite[]>;
  Item?: Key;
  Key?: Key;
  IndexName?: IndexName;
  ExpressionAttributeValues?: Record<string, unknown>;
  ReturnConsumedCapacity?: string;
}

interface BatchedWrite {
  PutRequest?: { Item?: Key };
  DeleteRequest?: { Key?: Key };
}

interface Output {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/** A command that was sent: the items that it writes, and what it reads. */
export type Sent = Pick<Request, 'isTransaction' | 'reads'> & { written: Key[] };

const consumed = ({ ConsumedCapacity = [] }: Output): number =>
  [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

/** Notes what the functions' own client of the table sends. Returns a function that takes what it sent so far. */
export function recordRequests(): () => Sent[] {
  let sent: Sent[] = [];
  db.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as Input;
      input.ReturnConsumedCapacity = 'TOTAL';
      const result = await next(args);
      const isRead = /^(Get|BatchGet|Query)/.test(String(context.commandName));
      const reads = isRead ? readsOf(input, consumed(result.output as Output)) : [];
      const written = isRead ? [] : writtenBy(input);
      sent.push({ isTransaction: input.TransactItems !== undefined, written, reads });
      return result;
    },
    { step: 'initialize', name: 'recordRequests' },
  );
  return () => {
    const taken = sent;
    sent = [];
    return taken;
  };
}

function writtenBy({ TransactItems = [], RequestItems = {}, Item, Key }: Input): Key[] {
  const batched = Object.values(RequestItems).flatMap((of) => (Array.isArray(of) ? of : []));
  const writes: ({ Item?: Key; Key?: Key } | undefined)[] = [
    ...TransactItems.flatMap(({ Put, Update, Delete }) => [Put, Update, Delete]),
    ...batched.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest, DeleteRequest]),
    { ...(Item && { Item }), ...(Key && { Key }) },
  ];
  return writes.flatMap((write) => write?.Item ?? write?.Key ?? []);
}

const keysIn = (of: { Keys?: Key[] } | BatchedWrite[]): Key[] =>
  Array.isArray(of) ? [] : (of.Keys ?? []);

/** What a command reads. The units of a batch are shared by its keys; each takes one at least, also where it finds nothing. */
function readsOf(input: Input, units: number): Touch[] {
  const { RequestItems = {}, Key, IndexName, ExpressionAttributeValues = {} } = input;
  const keys = Key ? [Key] : Object.values(RequestItems).flatMap(keysIn);
  if (keys.length > 0) {
    return keys.map(({ pk, sk }) => ({
      place: 'table',
      pk,
      sk,
      units: Math.ceil(units / keys.length) || 1,
    }));
  }
  // The value of the partition key is the first that a query names.
  const [pk] = Object.values(ExpressionAttributeValues);
  return [{ place: IndexName ?? 'table', pk: String(pk), units: units || 1 }];
}

/** What the change of an item takes of the table's partition, and of those of the indexes that have a copy. */
export function touchesOf({ dynamodb = {} }: DynamoDBRecord, isTransaction: boolean): Touch[] {
  const [before, after] = [dynamodb.OldImage, dynamodb.NewImage] as (Image | undefined)[];
  const units = writeUnits(Math.max(itemSize(before), itemSize(after)));
  const { pk, sk } = after ?? before ?? {};
  return [
    {
      place: 'table',
      pk: String(pk?.S),
      sk: String(sk?.S),
      units: units * (isTransaction ? 2 : 1),
    },
    ...tableSchema.indexes.flatMap((index) => indexTouches(index, before, after)),
  ];
}

type Index = (typeof tableSchema)['indexes'][number];

/** A copy whose key changes is deleted and written anew; one whose key stays is written once. */
function indexTouches({ name, pk, sk }: Index, before?: Image, after?: Image): Touch[] {
  const copies = [before, after].map((image) => {
    const partition = image?.[pk]?.S;
    if (partition === undefined) return undefined;
    return {
      place: name,
      pk: partition,
      sk: String(image?.[sk]?.S),
      units: writeUnits(itemSize(image)),
    };
  });
  const [old, fresh] = copies;
  if (!old || !fresh) return [old ?? fresh ?? []].flat();
  if (old.pk !== fresh.pk || old.sk !== fresh.sk) return [old, fresh];
  return [{ ...fresh, units: Math.max(old.units, fresh.units) }];
}
