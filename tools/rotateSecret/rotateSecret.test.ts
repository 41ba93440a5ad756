import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenSecret } from '#functions/platform/auth/secret.ts';
import { keyId } from '#functions/platform/auth/signingKeys.ts';
import { Problem } from '#infra/build/problem.ts';
import { rotateSecret } from './rotateSecret.ts';

const arn = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:coldroom';
const first = 'f'.repeat(64);
const HOUR = 60 * 60;

/** The secret of the simulated Secrets Manager. */
let stored: string;
let puts: number;
let server: Server;

const secret = (): TokenSecret => JSON.parse(stored) as TokenSecret;
const now = (): number => Math.floor(Date.now() / 1000);

beforeEach(async () => {
  stored = JSON.stringify({ current: first });
  puts = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const given = JSON.parse(body) as { SecretId: string; SecretString?: string };
      if (request.headers['x-amz-target'] === 'secretsmanager.PutSecretValue') {
        puts += 1;
        stored = given.SecretString ?? '';
      }
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify(given.SecretId === arn ? { SecretString: stored } : {}));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

describe('npm run rotate-secret', () => {
  it('sets a new random key, and keeps the present one as the previous', async () => {
    await rotateSecret(arn, { withdraw: false });
    const { current } = secret();
    expect(secret()).toEqual({ current, previous: first, rotatedAt: now() });
    expect(current).toMatch(/^[\w-]{64}$/);
    expect(current).not.toBe(first);
  });

  it('prints the key’s id, and never the key', async () => {
    const lines = (await rotateSecret(arn, { withdraw: false })).join('\n');
    expect(lines).toContain(keyId(secret().current));
    for (const key of [secret().current, first]) expect(lines).not.toContain(key);
  });

  it('refuses to rotate while tokens of the previous key are valid', async () => {
    await rotateSecret(arn, { withdraw: false });
    const before = stored;
    vi.setSystemTime(Date.now() + 24 * HOUR * 1000);
    await expect(rotateSecret(arn, { withdraw: false })).rejects.toThrow(/again after 20\d\d-/);
    expect([stored, puts]).toEqual([before, 1]);
    vi.setSystemTime(Date.now() + 4 * 60 * 1000);
    await rotateSecret(arn, { withdraw: false });
    expect(secret().previous).toBe((JSON.parse(before) as TokenSecret).current);
  });

  it('withdraws all keys at any time', async () => {
    await rotateSecret(arn, { withdraw: false });
    const { current: leaked } = secret();
    const lines = await rotateSecret(arn, { withdraw: true });
    expect(Object.keys(secret())).toEqual(['current']);
    expect([first, leaked]).not.toContain(secret().current);
    expect(lines.join(' ')).toContain('Everybody signs in again');
  });

  it('asks for the secret if none is named', async () => {
    for (const named of [undefined, '', 'coldroom']) {
      await expect(rotateSecret(named, { withdraw: true })).rejects.toThrow(Problem);
    }
  });

  it('does not overwrite a secret that it cannot read', async () => {
    stored = 'no JSON';
    await expect(rotateSecret(arn, { withdraw: false })).rejects.toThrow(/JSON/);
    expect(puts).toBe(0);
  });
});
