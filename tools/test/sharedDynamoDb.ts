import { startDynamoDb, type Service } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';

const SHARED = 'SHARED_DYNAMODB_URL';

/**
 * Starts a DynamoDB Local for all steps that this process starts: it gets faster with what it does, and a new one for each
 * step would begin anew. It ends with this process.
 */
export async function shareDynamoDb(log: (line: string) => void): Promise<void> {
  const { url } = await startDynamoDb({ java: await findJava(log), apart: true, lasting: true });
  process.env[SHARED] = url;
}

/** The DynamoDB Local that all steps share, where there is one; each access key in each region has a database of its own in it. */
export function sharedDynamoDb(): Service | undefined {
  const url = process.env[SHARED];
  return url === undefined ? undefined : { url, stop: () => Promise.resolve() };
}
