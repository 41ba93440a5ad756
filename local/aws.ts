import type { Service } from './dynamodb.ts';

/** Addresses of the local DynamoDB and S3. */
export interface LocalAws {
  dynamoDb: Service['url'];
  s3: Service['url'];
}

/**
 * The environment that points the AWS SDK to the local services. They accept any credentials; these
 * are valid nowhere else.
 */
export const awsEnvironment = ({ dynamoDb, s3 }: LocalAws): Record<string, string> => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
  AWS_ENDPOINT_URL_S3: s3,
  AWS_REGION: 'af-south-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});
