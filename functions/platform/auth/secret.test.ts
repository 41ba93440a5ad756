import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const current = 'c'.repeat(43);
const previous = 'p'.repeat(43);

/** What stands in for Secrets Manager answers, and what it was asked. */
let answer: Record<string, unknown>;
let asked: { target: unknown; body: string }[];
let server: Server;

/** The module keeps the secret that it has read: every test begins with a fresh one. */
const fresh = async () => (await import('./secret.ts')).tokenSecret;

const MINUTE_MS = 60_000;

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
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

describe('the token secret', () => {
  test('comes from the environment where it is there', async () => {
    vi.stubEnv('TOKEN_SECRET', JSON.stringify({ current, previous }));
    const tokenSecret = await fresh();
    expect(await tokenSecret()).toEqual({ current, previous });
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

  test.each([
    'no JSON',
    '{}',
    JSON.stringify({ current: 'short' }),
    JSON.stringify({ current, previous: '' }),
    JSON.stringify({ current, rotatedAt: 'yesterday' }),
  ])('is not taken as %s', async (secret) => {
    vi.stubEnv('TOKEN_SECRET', secret);
    const tokenSecret = await fresh();
    await expect(tokenSecret()).rejects.toThrow();
  });
});

describe('the token secret is read again', () => {
  const rotated = { current: 'n'.repeat(43), previous: current };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answer = { SecretString: JSON.stringify({ current }) };
  });

  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  test('for who has met a key that it does not have, at most once a minute', async () => {
    const { tokenSecret, newerSecret } = await import('./secret.ts');
    await tokenSecret();
    answer = { SecretString: JSON.stringify(rotated) };
    later(MINUTE_MS - 1);
    expect(await newerSecret()).toEqual({ current });
    later(1);
    expect(await Promise.all([newerSecret(), newerSecret()])).toEqual([rotated, rotated]);
    expect(await tokenSecret()).toEqual(rotated);
    later(MINUTE_MS - 1);
    await newerSecret();
    expect(asked).toHaveLength(2);
  });

  test('every five minutes, so that a key that was withdrawn dies out', async () => {
    const tokenSecret = await fresh();
    await tokenSecret();
    answer = { SecretString: JSON.stringify(rotated) };
    later(5 * MINUTE_MS - 1);
    expect(await tokenSecret()).toEqual({ current });
    later(1);
    expect(await tokenSecret()).toEqual(rotated);
    expect(asked).toHaveLength(2);
  });

  test('in vain, and then holds as it was read before', async () => {
    const { tokenSecret, newerSecret } = await import('./secret.ts');
    await tokenSecret();
    answer = {};
    later(MINUTE_MS);
    expect(await newerSecret()).toEqual({ current });
    expect(await newerSecret()).toEqual({ current });
    expect(asked).toHaveLength(2);
  });
});
