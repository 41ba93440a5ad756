import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const current = 'c'.repeat(43);

/** What stands in for Secrets Manager answers, and what it was asked. */
let answer: Record<string, unknown>;
let asked: { target: unknown; body: string }[];
let server: Server;

/** The module keeps the secret that it has read: every test begins with a fresh one. */
const fresh = async () => (await import('./secret.ts')).tokenSecret;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ target: request.headers['x-amz-target'], body });
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  vi.resetModules();
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
  vi.stubEnv('TOKEN_SECRET_ARN', 'arn:of-the-secret');
  vi.stubEnv('TOKEN_SECRET', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

describe('the token secret', () => {
  test('comes from the environment where it is there', async () => {
    vi.stubEnv('TOKEN_SECRET', JSON.stringify({ current, previous: 'before' }));
    const tokenSecret = await fresh();
    expect(await tokenSecret()).toEqual({ current, previous: 'before' });
    expect(asked).toEqual([]);
  });

  test('else from Secrets Manager, by its address, once', async () => {
    answer = { SecretString: JSON.stringify({ current }) };
    const tokenSecret = await fresh();
    expect(await Promise.all([tokenSecret(), tokenSecret()])).toEqual([{ current }, { current }]);
    expect(await tokenSecret()).toEqual({ current });
    expect(asked).toEqual([
      {
        target: 'secretsmanager.GetSecretValue',
        body: JSON.stringify({ SecretId: 'arn:of-the-secret' }),
      },
    ]);
  });

  test('is asked for again after a failure', async () => {
    answer = {};
    const tokenSecret = await fresh();
    await expect(tokenSecret()).rejects.toThrow('The token secret is empty');
    answer = { SecretString: JSON.stringify({ current }) };
    expect(await tokenSecret()).toEqual({ current });
  });

  test.each(['no JSON', '{}', JSON.stringify({ current: 'short' })])(
    'is not taken as %s',
    async (secret) => {
      vi.stubEnv('TOKEN_SECRET', secret);
      const tokenSecret = await fresh();
      await expect(tokenSecret()).rejects.toThrow();
    },
  );
});
