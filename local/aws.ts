import type { Service } from './dynamodb.ts';

/** Where the local table and bucket are. */
export interface LocalAws {
  dynamoDb: Service['url'];
  s3: Service['url'];
}

/**
 * The environment that sends the AWS SDK to the local services. Its credentials open nothing: the
 * local services take any.
 */
export const awsEnvironment = ({ dynamoDb, s3 }: LocalAws): Record<string, string> => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
  AWS_ENDPOINT_URL_S3: s3,
  AWS_REGION: 'af-south-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});
