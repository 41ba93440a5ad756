import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { localAccess } from './aws.ts';

type Signer = Extract<NonNullable<DynamoDBClientConfig['signer']>, { sign: unknown }>;

/**
 * Signs no request: DynamoDB Local checks no signature, and to make one is a third of the SDK's work for a request. It only
 * learns from it whose database in which region is meant.
 */
export const unsigned: Signer = {
  sign: (request) => {
    const { AWS_ACCESS_KEY_ID: key, AWS_REGION: region } = process.env;
    const scope = [
      key ?? localAccess.credentials.accessKeyId,
      '20270101',
      region ?? localAccess.region,
      'dynamodb',
      'aws4_request',
    ];
    request.headers.authorization = `AWS4-HMAC-SHA256 Credential=${scope.join('/')}, SignedHeaders=host, Signature=none`;
    return Promise.resolve(request);
  },
};
