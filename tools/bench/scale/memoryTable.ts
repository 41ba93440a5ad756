import { marshall } from '@aws-sdk/util-dynamodb';
import type { ChangeRecord } from '#functions/workers/outbox/change.ts';
import { outboxEntities } from '#functions/workers/outbox/filter.ts';
import { updateItem, type Update } from './updateItem.ts';

type Item = Record<string, unknown>;
interface Key {
  pk: string;
  sk: string;
}
interface Write {
  Put?: { Item: Item };
  Update?: Update & { Key: Key };
  Delete?: { Key: Key };
  ConditionCheck?: unknown;
}
interface BatchWrite {
  PutRequest?: { Item: Item };
  DeleteRequest?: { Key: Key };
}
type Command = { constructor: { name: string }; input: Record<string, unknown> };

const CONSUMED: ReadonlySet<string> = new Set([...outboxEntities, 'room']);

const options = { removeUndefinedValues: true };

/** The item as DynamoDB keeps it: without what is undefined. */
const kept = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));

/**
 * A table in memory that takes the functions' own requests, so that what they write can be collected and put into a table
 * in batches. It knows no conditions: whoever plays on it sees to it that they hold.
 */
export class MemoryTable {
  readonly #partitions = new Map<string, Map<string, Item>>();
  #records: ChangeRecord[] = [];
  #events = 0;

  /** Answers a request as DynamoDB does. */
  send(command: Command): unknown {
    const { input } = command;
    switch (command.constructor.name) {
      case 'GetCommand':
        return { Item: this.#read(input.Key as Key) };
      case 'BatchGetCommand':
        return this.#readBatch(input.RequestItems as Record<string, { Keys: Key[] }>);
      case 'QueryCommand':
        return this.#query(input);
      case 'TransactWriteCommand':
        for (const write of input.TransactItems as Write[]) this.#write(write);
        return {};
      case 'PutCommand':
        this.#write({ Put: input as { Item: Item } });
        return {};
      case 'DeleteCommand':
        this.#write({ Delete: input as { Key: Key } });
        return {};
      case 'BatchWriteCommand':
        this.#writeBatch(input.RequestItems as Record<string, BatchWrite[]>);
        return {};
      default:
        throw new Error(`The table in memory does not know ${command.constructor.name}`);
    }
  }

  /** What has changed since the last call, as the stream tells it. */
  takeRecords(): ChangeRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  /** All items that are not to be kept, and forgets these. */
  take(keeps: (pk: string) => boolean): Item[] {
    const taken: Item[] = [];
    for (const [pk, items] of this.#partitions) {
      if (keeps(pk)) continue;
      taken.push(...items.values());
      this.#partitions.delete(pk);
    }
    return taken;
  }

  #read({ pk, sk }: Key): Item | undefined {
    const item = this.#partitions.get(pk)?.get(sk);
    return item && { ...item };
  }

  #readBatch(requests: Record<string, { Keys: Key[] }>): unknown {
    const Responses = Object.fromEntries(
      Object.entries(requests).map(([table, { Keys }]) => [
        table,
        Keys.flatMap((key) => this.#read(key) ?? []),
      ]),
    );
    return { Responses };
  }

  #writeBatch(requests: Record<string, BatchWrite[]>): void {
    for (const { PutRequest, DeleteRequest } of Object.values(requests).flat()) {
      this.#write({
        ...(PutRequest ? { Put: PutRequest } : { Delete: DeleteRequest }),
      });
    }
  }

  #query(input: Record<string, unknown>): unknown {
    if (input.IndexName) throw new Error('The table in memory has no index');
    const condition = String(input.KeyConditionExpression);
    const values = Object.values(input.ExpressionAttributeValues as Record<string, string>);
    const [pk = '', from = '', to = '\u{10ffff}'] = values;
    const isKnown = /^pk = :\w+( AND sk BETWEEN :\w+ AND :\w+)?$/.test(condition);
    if (!isKnown) throw new Error(`The table in memory does not know ${condition}`);
    const items = [...(this.#partitions.get(pk)?.values() ?? [])]
      .filter(({ sk }) => from <= String(sk) && String(sk) <= to)
      .sort((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1));
    return { Items: items.map((item) => ({ ...item })) };
  }

  #write({ Put, Update, Delete }: Write): void {
    const key = (Put?.Item ?? Update?.Key ?? Delete?.Key) as Key | undefined;
    if (!key) throw new Error('The table in memory knows no other writes');
    const { pk, sk } = key;
    const items = this.#partitions.get(pk) ?? new Map<string, Item>();
    this.#partitions.set(pk, items);
    const before = items.get(sk);
    const after = Put ? kept(Put.Item) : Update && updateItem(before ?? { pk, sk }, Update);
    if (after) items.set(sk, after);
    else items.delete(sk);
    this.#record(before, after);
  }

  /** Most items tell the outbox nothing, and making their images would take most of the time. */
  #record(before: Item | undefined, after: Item | undefined): void {
    if (!CONSUMED.has(String((after ?? before)?.entity))) return;
    const image = (item: Item | undefined) => item && marshall(item, options);
    this.#events += 1;
    this.#records.push({
      eventID: `memory-${this.#events}`,
      dynamodb: {
        ...(before && { OldImage: image(before) }),
        ...(after && { NewImage: image(after) }),
        ApproximateCreationDateTime: new Date(),
      },
    } as ChangeRecord);
  }
}
