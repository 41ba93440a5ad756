import type { TestProject } from 'vitest/node';
import { awsEnvironment } from '#local/aws.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';
import { sharedDynamoDb } from './sharedDynamoDb.ts';

const BUCKET = 'test-images';

/**
 * Global set-up of the integration tests: DynamoDB Local and S3, both in memory, whose addresses
 * the test processes find in their environment. A file makes its own table in it.
 */
export default async function setup({ config }: TestProject): Promise<() => Promise<void>> {
  const { env, stop } = await (global.databases ??= start());
  Object.assign(config.env, env);
  return stop;
}

/** Both projects of integration tests use the same, whichever asks first. */
const global = globalThis as { databases?: ReturnType<typeof start> };

async function start() {
  const dynamoDb = sharedDynamoDb() ?? (await startOwn());
  const s3 = await startS3({ bucketName: BUCKET });
  const env = {
    ...awsEnvironment({ dynamoDb: dynamoDb.url, s3: s3.url }),
    BUCKET_NAME: BUCKET,
  };
  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    await (stopped ??= Promise.all([dynamoDb.stop(), s3.stop()]));
  };
  return { env, stop };
}

const startOwn = async () =>
  startDynamoDb({ java: await findJava((line) => console.log(line)), apart: true });
