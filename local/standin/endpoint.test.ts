import { describe, expect, it } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { endpointOf, environmentFor } from './endpoint.ts';

describe('the stand-in for AWS', () => {
  it('is at the default address of MiniStack and LocalStack, or at the given one', () => {
    expect(endpointOf({}).origin).toBe('http://127.0.0.1:4566');
    const AWS_ENDPOINT_URL = 'http://localhost.localstack.cloud:4566';
    expect(endpointOf({ AWS_ENDPOINT_URL }).origin).toBe(AWS_ENDPOINT_URL);
  });

  it.each(['https://dynamodb.us-east-1.amazonaws.com', 'http://s3.amazonaws.com', '4566'])(
    'cannot be AWS or an invalid address: %s',
    (AWS_ENDPOINT_URL) => {
      expect(() => endpointOf({ AWS_ENDPOINT_URL })).toThrow(Problem);
    },
  );

  it('replaces the user’s own AWS account in the environment', () => {
    const mine = { AWS_PROFILE: 'mine', AWS_ACCESS_KEY_ID: 'mine', AWS_SESSION_TOKEN: 'mine' };
    const environment: NodeJS.ProcessEnv = {
      ...mine,
      ...environmentFor(new URL('http://127.0.0.1:4566')),
    };
    expect(Object.values(environment)).not.toContain('mine');
    expect(environment.AWS_ENDPOINT_URL).toBe('http://127.0.0.1:4566');
    expect(environment.AWS_ENDPOINT_URL_S3).toBe('http://127.0.0.1:4566');
  });
});
