import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { secrets } from '#functions/testing/secrets.ts';
import { keyId } from './signingKeys.ts';
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

const kid = keyId(secrets.current);

/** A token as it should be, but for what is said otherwise. */
const forge = (
  said: Record<string, unknown>,
  { secret = secrets.current, alg = 'HS256', exp = seconds() + 60, header = {} } = {},
): Promise<string> =>
  new SignJWT(said)
    .setProtectedHeader({ alg, kid: keyId(secret), ...header })
    .setExpirationTime(exp)
    .sign(keyOf(secret));

/** Something as a part of a token. */
const part = (content: unknown): string =>
  Buffer.from(JSON.stringify(content)).toString('base64url');

/** A token of any header, truly signed with our current key. */
function signedAsSaid(header: Record<string, unknown>): string {
  const signed = `${part(header)}.${part({ ...claims, iat: seconds(), exp: seconds() + 60 })}`;
  const signature = createHmac('sha256', secrets.current).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

describe('a token', () => {
  test('says for a day who its bearer is [S3.19]', async () => {
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

  test('that was found good once ends when its time is over, all the same', async () => {
    const token = await forge({ ...claims, iat: seconds() });
    expect(await verifyToken(token)).toMatchObject(claims);
    expect(await verifyToken(token)).toMatchObject(claims);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      await expect(verifyToken(token)).rejects.toMatchObject({ code: 'tokenExpired' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('that was found good says nothing of any other: a letter more, less or changed is refused', async () => {
    const token = await signToken(claims);
    await verifyToken(token);
    for (const other of [`${token}A`, token.slice(0, -1), token.replace(/.$/, '!'), `${token}.`]) {
      await expect(verifyToken(other)).rejects.toMatchObject({ code: 'invalidToken' });
    }
    const [header = '', , signature = ''] = token.split('.');
    const admin = part({ ...claims, role: 'admin', iat: seconds(), exp: seconds() + 60 });
    await expect(verifyToken(`${header}.${admin}.${signature}`)).rejects.toMatchObject({
      code: 'invalidToken',
    });
  });

  test('is kept among a few hundred, and read anew where it was forgotten', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 600 }, (_, index) => signToken({ ...claims, userId: `u-${index}` })),
    );
    const twice = [...tokens.entries(), ...tokens.entries()];
    for (const [index, token] of twice) {
      expect((await verifyToken(token)).userId).toBe(`u-${index}`);
    }
  });

  test('names its key, and tells nothing of what the key is', async () => {
    expect(decodeProtectedHeader(await signToken(claims))).toEqual({ alg: 'HS256', kid });
    expect(kid).toMatch(/^[\w-]{11}$/);
    expect(keyId(secrets.previous)).not.toBe(kid);
    const bare = await crypto.subtle.digest('SHA-256', keyOf(secrets.current));
    expect(Buffer.from(bare).toString('base64url')).not.toContain(kid);
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
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'tokenExpired' });
  });

  test('a day after it was made', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signToken(claims);
    vi.advanceTimersByTime((DAY_SECONDS + 1) * 1000);
    const verified = verifyToken(token);
    await expect(verified).rejects.toMatchObject({ code: 'tokenExpired' });
    vi.useRealTimers();
  });
});

describe('a token is invalid', () => {
  let good: string;
  beforeEach(async () => {
    good = await signToken(claims);
  });

  test('when somebody else signed it', async () => {
    const secret = 'x'.repeat(43);
    for (const header of [{}, { kid }]) {
      const token = await forge(claims, { secret, header });
      await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
    }
  });

  test('when it names another of our keys than it was signed with', async () => {
    for (const [secret, other] of [
      [secrets.current, secrets.previous],
      [secrets.previous, secrets.current],
    ] as const) {
      const token = await forge(claims, { secret, header: { kid: keyId(other) } });
      await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
    }
  });

  test('when it names no key of ours', async () => {
    for (const named of [
      ...[undefined, null, 0, true, [kid], { toString: kid }],
      ...['', 'current', 'previous', '__proto__', '../../dev/null', "' OR '1'='1"],
      ...[`${kid}=`, ` ${kid}`, kid.toUpperCase(), 'x'.repeat(100_000)],
    ]) {
      const token = signedAsSaid({ alg: 'HS256', kid: named });
      await expect(verifyToken(token), JSON.stringify(named)).rejects.toMatchObject({
        code: 'invalidToken',
      });
    }
    expect(await verifyToken(signedAsSaid({ alg: 'HS256', kid }))).toMatchObject(claims);
  });

  test('when it brings a key of its own, or the place of one', async () => {
    const secret = 'x'.repeat(43);
    const k = Buffer.from(secret).toString('base64url');
    for (const header of [
      { jwk: { kty: 'oct', k } },
      { jku: 'https://example.com/keys.json' },
      { x5u: 'https://example.com/key.pem' },
      { x5c: [k] },
    ]) {
      const named: Record<string, unknown> = { ...header, kid };
      const token = await forge(claims, { secret, header: named });
      await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
    }
  });

  test('when its header asks for what this product does not know', async () => {
    for (const asked of [
      { crit: ['b64'], b64: false },
      { crit: ['exp'], exp: 1 },
      { crit: [] },
      { crit: 'exp' },
      { alg: 'HS512' },
    ]) {
      const token = signedAsSaid({ alg: 'HS256', kid, ...asked });
      await expect(verifyToken(token), JSON.stringify(asked)).rejects.toMatchObject({
        code: 'invalidToken',
      });
    }
  });

  test('when its header says more than was signed', async () => {
    const [, body = '', signature = ''] = good.split('.');
    for (const header of [
      { alg: 'HS256', kid, typ: 'JWT' },
      { kid, alg: 'HS256' },
      { alg: 'none', kid },
      { alg: 'hs256', kid },
    ]) {
      const token = [part(header), body, signature].join('.');
      await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
    }
  });

  test('when a key pair signed it, though what is public of it is no secret', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setExpirationTime('1h')
      .sign(privateKey);
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
    const [, body = '', signature = ''] = token.split('.');
    const asOurs = [part({ alg: 'HS256', kid }), body, signature].join('.');
    await expect(verifyToken(asOurs)).rejects.toMatchObject({ code: 'invalidToken' });
  });

  test('when somebody else signed it, however old it is', async () => {
    const token = await forge(claims, { secret: 'x'.repeat(43), exp: 1, header: { kid } });
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
  });

  test('without a signature (alg: none)', async () => {
    const token = new UnsecuredJWT(claims).setExpirationTime('1h').encode();
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
    const [, payload = ''] = token.split('.');
    for (const alg of ['none', 'None', 'NONE', 'nOnE', '']) {
      const named = `${part({ alg, kid })}.${payload}.`;
      await expect(verifyToken(named), alg).rejects.toMatchObject({ code: 'invalidToken' });
    }
  });

  test.each(['HS384', 'HS512'])('signed with our secret by %s', async (alg) => {
    await expect(verifyToken(await forge(claims, { alg }))).rejects.toMatchObject({
      code: 'invalidToken',
    });
  });

  test('when its claims were changed', async () => {
    const [header = '', , signature = ''] = good.split('.');
    const payload = Buffer.from(
      JSON.stringify({ ...claims, role: 'admin', exp: seconds() + 60 }),
    ).toString('base64url');
    const token = `${header}.${payload}.${signature}`;
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
  });

  test('cut short anywhere', async () => {
    for (let length = 0; length < good.length; length += 7) {
      await expect(verifyToken(good.slice(0, length))).rejects.toMatchObject({
        code: 'invalidToken',
      });
    }
    await expect(verifyToken(good.slice(0, -1))).rejects.toMatchObject({ code: 'invalidToken' });
  });

  test.each(['', '.', '..', 'a.b.c', 'null', '{"alg":"HS256"}', 'é.é.é'])(
    'when it is no token at all: %j',
    async (text) => {
      await expect(verifyToken(text)).rejects.toMatchObject({ code: 'invalidToken' });
    },
  );

  test.each(Object.keys(claims))('without %s [S5.2]', async (name) => {
    const token = await forge({ ...claims, [name]: undefined });
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
  });

  test('without an end', async () => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(keyOf(secrets.current));
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
  });

  test('with a role that there is not', async () => {
    const token = await forge({ ...claims, role: 'owner' });
    await expect(verifyToken(token)).rejects.toMatchObject({ code: 'invalidToken' });
  });
});
