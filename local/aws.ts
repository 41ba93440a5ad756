import type { Service } from './dynamodb.ts';

/** Addresses of the local DynamoDB and S3. */
export interface LocalAws {
  dynamoDb: Service['url'];
  s3: Service['url'];
}

/**
 * What the AWS SDK finds in the environment of whoever calls the local services. They accept any credentials; these
 * are valid nowhere else. Where DynamoDB Local keeps databases apart, region and key say which.
 */
export const awsCredentials = {
  AWS_REGION: 'af-south-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
};

/** The environment that points the AWS SDK to the local services. */
export const awsEnvironment = ({ dynamoDb, s3 }: LocalAws): Record<string, string> => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
  AWS_ENDPOINT_URL_S3: s3,
  ...awsCredentials,
});
