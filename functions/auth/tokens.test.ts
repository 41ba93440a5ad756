import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { InvalidToken, TokenExpired } from '#functions/errors.ts';
import { secrets, useSecret } from '#functions/testing/calls.ts';
import { signToken, verifyToken } from './tokens.ts';

const DAY_SECONDS = 24 * 60 * 60;
const claims = {
  userId: 'u-1',
  role: 'user',
  names: 'Aline Uwase',
  email: 'aline@example.com',
} as const;

const keyOf = (secret: string) => new TextEncoder().encode(secret);
const seconds = () => Math.floor(Date.now() / 1000);

const forge = (
  said: Record<string, unknown>,
  { secret = secrets.current, alg = 'HS256', exp = seconds() + 60 } = {},
): Promise<string> =>
  new SignJWT(said).setProtectedHeader({ alg }).setExpirationTime(exp).sign(keyOf(secret));

beforeAll(useSecret);

describe('a token', () => {
  test('says for a day who its bearer is', async () => {
    const before = seconds();
    const said = await verifyToken(await signToken(claims));
    expect(said).toEqual({ ...claims, iat: said.iat, exp: said.exp });
    expect(said.exp - said.iat).toBe(DAY_SECONDS);
    expect(said.exp - before).toBeGreaterThanOrEqual(DAY_SECONDS);
    expect(said.exp - seconds()).toBeLessThanOrEqual(DAY_SECONDS);
  });

  test('signed with the previous secret still holds', async () => {
    const token = await forge({ ...claims, iat: seconds() }, { secret: secrets.previous });
    expect(await verifyToken(token)).toMatchObject(claims);
  });

  test('is signed with the current secret', async () => {
    const token = await signToken(claims);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const key = await crypto.subtle.importKey(
      'raw',
      keyOf(secrets.current),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    const mac = Buffer.from(signature, 'base64url');
    const signed = keyOf(`${header}.${payload}`);
    expect(await crypto.subtle.verify('HMAC', key, mac, signed)).toBe(true);
  });
});

describe('a token has expired', () => {
  test.each([['current'], ['previous']] as const)('under the %s secret', async (name) => {
    const token = await forge(claims, { secret: secrets[name], exp: seconds() - 1 });
    await expect(verifyToken(token)).rejects.toThrow(TokenExpired);
  });

  test('a day after it was made', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signToken(claims);
    vi.advanceTimersByTime((DAY_SECONDS + 1) * 1000);
    const verified = verifyToken(token);
    await expect(verified).rejects.toThrow(TokenExpired);
    vi.useRealTimers();
  });
});

describe('a token is invalid', () => {
  let good: string;
  beforeEach(async () => {
    good = await signToken(claims);
  });

  test('when somebody else signed it', async () => {
    const token = await forge(claims, { secret: 'x'.repeat(43) });
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });

  test('when somebody else signed it, however old it is', async () => {
    const token = await forge(claims, { secret: 'x'.repeat(43), exp: 1 });
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });

  test('without a signature (alg: none)', async () => {
    const token = new UnsecuredJWT(claims).setExpirationTime('1h').encode();
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });

  test.each(['HS384', 'HS512'])('signed with our secret by %s', async (alg) => {
    await expect(verifyToken(await forge(claims, { alg }))).rejects.toThrow(InvalidToken);
  });

  test('when its claims were changed', async () => {
    const [header = '', , signature = ''] = good.split('.');
    const payload = Buffer.from(
      JSON.stringify({ ...claims, role: 'admin', exp: seconds() + 60 }),
    ).toString('base64url');
    const token = `${header}.${payload}.${signature}`;
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });

  test('cut short anywhere', async () => {
    for (let length = 0; length < good.length; length += 7) {
      await expect(verifyToken(good.slice(0, length))).rejects.toThrow(InvalidToken);
    }
    await expect(verifyToken(good.slice(0, -1))).rejects.toThrow(InvalidToken);
  });

  test.each(['', '.', '..', 'a.b.c', 'null', '{"alg":"HS256"}', 'é.é.é'])(
    'when it is no token at all: %j',
    async (text) => {
      await expect(verifyToken(text)).rejects.toThrow(InvalidToken);
    },
  );

  test.each(Object.keys(claims))('without %s', async (name) => {
    const token = await forge({ ...claims, [name]: undefined });
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });

  test('without an end', async () => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(keyOf(secrets.current));
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });

  test('with a role that there is not', async () => {
    const token = await forge({ ...claims, role: 'owner' });
    await expect(verifyToken(token)).rejects.toThrow(InvalidToken);
  });
});
