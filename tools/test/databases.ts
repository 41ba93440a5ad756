import type { TestProject } from 'vitest/node';
import { awsEnvironment } from '#local/aws.ts';
import { startDynamoDb } from '#local/dynamodb.ts';
import { findJava } from '#local/java.ts';
import { startS3 } from '#local/s3.ts';

const BUCKET = 'test-images';

/**
 * Global set-up of the integration tests: DynamoDB Local and S3, both in memory, whose addresses
 * the test processes find in their environment. A file makes its own table in it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const java = await findJava((line) => console.log(line));
  const dynamoDb = await startDynamoDb({ java, apart: true });
  const s3 = await startS3({ bucketName: BUCKET });
  Object.assign(project.config.env, {
    ...awsEnvironment({ dynamoDb: dynamoDb.url, s3: s3.url }),
    BUCKET_NAME: BUCKET,
  });
  return async () => {
    await Promise.all([dynamoDb.stop(), s3.stop()]);
  };
}
