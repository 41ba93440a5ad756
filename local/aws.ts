import type { Service } from './dynamodb.ts';

/** Addresses of the local DynamoDB and S3. */
export interface LocalAws {
  dynamoDb: Service['url'];
  s3: Service['url'];
}

/**
 * Whom the local services are called as. They accept any credentials; these are valid nowhere else. Where DynamoDB Local
 * keeps databases apart, region and key say which.
 */
export const localAccess = {
  region: 'af-south-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** The same, as the AWS SDK finds it in an environment. */
export const awsCredentials = {
  AWS_REGION: localAccess.region,
  AWS_ACCESS_KEY_ID: localAccess.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localAccess.credentials.secretAccessKey,
};

/** The environment that points the AWS SDK to the local services. */
export const awsEnvironment = ({ dynamoDb, s3 }: LocalAws): Record<string, string> => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDb,
  AWS_ENDPOINT_URL_S3: s3,
  ...awsCredentials,
});
