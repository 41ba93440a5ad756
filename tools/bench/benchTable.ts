import { startDynamoDb, type Service } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { ensureTable } from '#local/table.ts';
import { benchEnvironment } from './environment.ts';

const TABLE = 'bench';

/**
 * Starts DynamoDB Local in memory with an empty table of the product, and points the functions of this process to it. What
 * asks for S3 reaches nothing.
 * @param more settings of the functions beside those of a measurement
 */
export async function startBenchTable(more: Record<string, string> = {}): Promise<Service> {
  const dynamoDb = await startDynamoDb({ java: await findJava(console.error) });
  await ensureTable(dynamoDb.url, TABLE);
  const endpoints = { dynamoDb: dynamoDb.url, s3: dynamoDb.url };
  Object.assign(process.env, benchEnvironment(endpoints, TABLE), more);
  return dynamoDb;
}
