import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import type { Invoke } from './gateway/gateway.ts';

/**
 * DynamoDB Local answers a transaction some milliseconds before it commits it: killed in between, it forgets what a
 * customer was promised. It works off requests one after another, so a read that was sent after that answer is
 * answered after the commit. Returns a function that waits for it.
 */
export function commitOf(endpoint: string, tableName: string): () => Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const read = new GetItemCommand({
    TableName: tableName,
    Key: { pk: { S: 'NOTHING' }, sk: { S: 'NOTHING' } },
    ConsistentRead: true,
  });
  return async () => {
    await client.send(read);
  };
}

/**
 * Calls a function, and answers when what it wrote is on the disk. Where that cannot be found out, there is no answer:
 * whoever asked tries again with their key.
 */
export const committed =
  (invoke: Invoke, commit: () => Promise<void>): Invoke =>
  async (name, event) => {
    const result = await invoke(name, event);
    if (event.httpMethod !== 'GET') await commit();
    return result;
  };
