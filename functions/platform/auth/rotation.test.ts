import fc from 'fast-check';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TokenSecret } from './secret.ts';
import { keyId, SETTLING_SECONDS } from './signingKeys.ts';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const claims = { userId: 'u-1', role: 'user', names: 'Test', email: 'test@example.com' } as const;
const MINUTE = 60;
const scope = { endpoint: 'rooms.list', userId: undefined };

const now = (): number => Math.floor(Date.now() / 1000);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const store = (secret: TokenSecret) => vi.stubEnv('TOKEN_SECRET', JSON.stringify(secret));
const rotate = () => store({ current: second, previous: first, rotatedAt: now() });

/** A function that starts: it keeps the secret that it has read. */
async function start() {
  vi.resetModules();
  const { signToken, verifyToken } = await import('./tokens.ts');
  const { readCursor, writeCursor } = await import('#functions/platform/http/cursor.ts');
  return {
    sign: () => signToken(claims),
    verify: (token: string) => verifyToken(token),
    writeCursor: () => writeCursor({ pk: 'ROOM#1' }, scope),
    readCursor: (cursor: string) => readCursor(cursor, scope),
  };
}

const keyOf = (token: string) => decodeProtectedHeader(token).kid;
const refused = { code: 'invalidToken' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store({ current: first });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('when the secret is rotated', () => {
  test('a function that knows the old one believes tokens of the new one', async () => {
    const old = await start();
    await old.verify(await old.sign());
    later(MINUTE);
    rotate();
    later(SETTLING_SECONDS);
    const token = await (await start()).sign();
    expect(keyOf(token)).toBe(keyId(second));
    expect(await old.verify(token)).toMatchObject(claims);
  });

  test('tokens of the old one hold, also where it was never known', async () => {
    const token = await (await start()).sign();
    rotate();
    expect(await (await start()).verify(token)).toMatchObject(claims);
  });

  test('nobody signs with the new one before everybody may know it', async () => {
    rotate();
    const fresh = await start();
    expect(keyOf(await fresh.sign())).toBe(keyId(first));
    later(SETTLING_SECONDS - 1);
    expect(keyOf(await fresh.sign())).toBe(keyId(first));
    later(1);
    expect(keyOf(await fresh.sign())).toBe(keyId(second));
  });

  test('a page goes on where it ended, in whichever function', async () => {
    const old = await start();
    const cursor = await old.writeCursor();
    rotate();
    later(SETTLING_SECONDS);
    const fresh = await start();
    expect(await fresh.readCursor(cursor)).toEqual({ pk: 'ROOM#1' });
    expect(await old.readCursor(await fresh.writeCursor())).toEqual({ pk: 'ROOM#1' });
  });

  test('nobody is signed out, whenever they sign in and whatever is forged meanwhile', async () => {
    const forged = `${Buffer.from('{"alg":"HS256","kid":"forged"}').toString('base64url')}.e30.x`;
    const moment = fc.integer({ min: 0, max: 400 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { maxLength: 8 }),
        moment,
        fc.array(fc.record({ at: moment, started: moment }), { minLength: 1, maxLength: 6 }),
        async (forgeries, rotation, signIns) => {
          store({ current: first });
          const begin = Date.now();
          const reader = await start();
          const happenings: [number, () => Promise<unknown> | undefined][] = [
            [rotation, () => void rotate()],
            ...forgeries.map((at) => [at, () => expectForged(reader)] as (typeof happenings)[0]),
            ...signIns.flatMap(({ at, started }): typeof happenings => {
              let signer: ReturnType<typeof start> | undefined;
              return [
                [Math.min(at, started), () => (signer = start()).then(({ sign }) => sign())],
                [at, async () => reader.verify(String(await (await signer)?.sign()))],
              ];
            }),
          ];
          for (const [at, happen] of happenings.toSorted(([one], [other]) => one - other)) {
            vi.setSystemTime(begin + at * 1000);
            await happen();
          }
        },
      ),
      { numRuns: 60 },
    );
    async function expectForged({ verify }: Awaited<ReturnType<typeof start>>) {
      await expect(verify(forged)).rejects.toMatchObject(refused);
    }
  });
});

describe('when a key is withdrawn', () => {
  test('its tokens end within five minutes in a function that knows it, at once in others', async () => {
    const old = await start();
    const token = await old.sign();
    store({ current: third });
    await expect((await start()).verify(token)).rejects.toMatchObject(refused);
    expect(await old.verify(token)).toMatchObject(claims);
    later(5 * MINUTE);
    await expect(old.verify(token)).rejects.toMatchObject(refused);
  });

  test('a function that has signed with it signs with the next within a minute', async () => {
    const signer = await start();
    await signer.sign();
    store({ current: third });
    const others = await start();
    await expect(others.verify(await signer.sign())).rejects.toMatchObject(refused);
    later(MINUTE);
    expect(await others.verify(await signer.sign())).toMatchObject(claims);
  });

  test('the next is signed with at once', async () => {
    store({ current: third });
    expect(keyOf(await (await start()).sign())).toBe(keyId(third));
  });
});
