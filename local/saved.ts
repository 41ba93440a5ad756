import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { localAccess } from './aws.ts';
import { DiskFull, fullDisk } from './disk.ts';
import type { Invoke } from './gateway/gateway.ts';

/**
 * Does work that writes, and answers when what it wrote is on the disk.
 * @throws DiskFull where there is no room: before the work, or after it, where it is not known whether it was saved
 */
export type Save = <T>(work: () => Promise<T>) => Promise<T>;

/** What is kept in memory alone is as safe when it is answered as it ever is. */
export const unsaved: Save = (work) => work();

/**
 * Waits for the commit of what work has written. The disk is looked at before and after, because the database answers
 * a write although its commit fails for want of room.
 */
export const savedBy =
  (commit: () => Promise<void>, full: () => string | undefined): Save =>
  async (work) => {
    const before = full();
    if (before !== undefined) throw new DiskFull(before, { nothingDone: true });
    const result = await work();
    await commit();
    const after = full();
    if (after !== undefined) throw new DiskFull(after, { nothingDone: false });
    return result;
  };

/**
 * Lets all who ask while a commit is awaited share the next: it begins after they asked, so it is theirs as well.
 */
export function together(commit: () => Promise<void>): () => Promise<void> {
  let present: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    const begun = commit();
    present = begun;
    return begun;
  };
  return () => (next ??= present.then(begin, begin));
}

/**
 * Saves in DynamoDB Local, which answers a transaction some milliseconds before it commits it: killed in between, it
 * forgets what a customer was promised. It works off requests one after another, so a read that is sent after that
 * answer is answered after the commit. One read does for all answers that came before it.
 */
export function savedIn(folder: string, endpoint: string, tableName: string): Save {
  const client = new DynamoDBClient({ endpoint, ...localAccess, maxAttempts: 1 });
  const read = new GetItemCommand({
    TableName: tableName,
    Key: { pk: { S: 'NOTHING' }, sk: { S: 'NOTHING' } },
    ConsistentRead: true,
  });
  const commit = async () => {
    await client.send(read);
  };
  return savedBy(together(commit), () => fullDisk(folder));
}

/** Calls a function, and answers when what it wrote is saved. Where there is no answer, whoever asked tries again with their key. */
export const answeredWhenSaved =
  (invoke: Invoke, save: Save): Invoke =>
  (name, event) =>
    event.httpMethod === 'GET' ? invoke(name, event) : save(() => invoke(name, event));
