import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Refusal } from '#functions/errors.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { admit, difficultyAfter } from './admission.ts';
import type { AttemptLimit } from './attempts.ts';

useTable();
beforeEach(() => vi.stubEnv('LIMIT_PROOF_BITS', '4'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const MAX = 3;
const limitOf = (who: string): AttemptLimit => ({
  scope: 'register',
  who,
  max: MAX,
  seconds: 3600,
});
const somebody = () => limitOf(randomUUID());

/** What is asked of an attempt without a proof; undefined where nothing is. */
const askedOf = (limit: AttemptLimit, proof?: string): Promise<Refusal | undefined> =>
  admit(limit, proof).then(
    () => undefined,
    (error: unknown) => error as Refusal,
  );

function solve(refusal: Refusal | undefined, bits?: number): string {
  expect(refusal).toMatchObject({ code: 'proofNeeded', status: 429 });
  const { challenge = '', difficulty = 0 } = refusal?.body.params ?? {};
  for (let nonce = 0; ; nonce += 1) {
    const proof = `${challenge as string}:${nonce}`;
    const hash = createHash('sha256').update(proof).digest();
    const zeros = Math.clz32(hash.readUInt32BE());
    const isFound = bits === undefined ? zeros >= Number(difficulty) : zeros === bits;
    if (isFound) return proof;
  }
}

/** Somebody who has used up what needs no proof. */
async function atLimit(): Promise<AttemptLimit> {
  const limit = somebody();
  for (let count = 0; count < MAX; count += 1) await admit(limit, undefined);
  return limit;
}

test('the work doubles whenever the attempts have doubled, up to a bound', () => {
  const bits = (attempts: number) => difficultyAfter(attempts, { max: 20 }, 16);
  expect([0, 19].map(bits)).toEqual([undefined, undefined]);
  expect([20, 39, 40, 79, 80, 640].map(bits)).toEqual([16, 16, 17, 17, 18, 21]);
  expect(bits(1e9)).toBe(24);
  expect(difficultyAfter(0, { max: 0 }, 16)).toBe(16);
});

describe('an attempt beyond the limit', () => {
  it('is let in with a proof, and every further one needs another', async () => {
    const limit = await atLimit();
    const proof = solve(await askedOf(limit));
    await admit(limit, proof);
    solve(await askedOf(limit, proof));
    const again = solve(await askedOf(limit));
    await admit(limit, again);
  });

  it('uses a proof once, however many try at once', async () => {
    const limit = await atLimit();
    const proof = solve(await askedOf(limit));
    const answers = await Promise.all([1, 2, 3, 4].map(() => askedOf(limit, proof)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  });

  it.each([
    ['that is not solved', (asked: Refusal | undefined) => solve(asked, 0)],
    ['that nobody asked for', () => 'e30.c2lnbmF0dXJl:1'],
    ['that is no proof at all', () => 'please'],
    ['whose challenge was changed', (asked: Refusal | undefined) => `x${solve(asked)}`],
  ])('is not let in with a proof %s', async (_, proofOf) => {
    const limit = await atLimit();
    solve(await askedOf(limit, proofOf(await askedOf(limit))));
  });

  it('is not let in with a challenge alone, also where its own hash is small enough', async () => {
    // Any hash has no zero bits at least.
    vi.stubEnv('LIMIT_PROOF_BITS', '0');
    const limit = await atLimit();
    const bare = async () => (await askedOf(limit))?.body.params?.challenge as string;
    expect(await askedOf(limit, await bare())).toMatchObject({ code: 'proofNeeded' });
    await admit(limit, `${await bare()}:1`);
  });

  it('is not let in with the proof of another address or purpose', async () => {
    const [limit, other] = [await atLimit(), await atLimit()];
    const proof = solve(await askedOf(limit));
    solve(await askedOf(other, proof));
    solve(await askedOf({ ...limit, scope: 'contact', max: 0 }, proof));
  });

  it('is not let in with a proof that is too old', async () => {
    const limit = await atLimit();
    const proof = solve(await askedOf(limit));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60 * 1000 });
    solve(await askedOf(limit, proof));
  });

  it('is not let in with a proof that has become too easy by more than a bit', async () => {
    const limit = await atLimit();
    const proofs = [solve(await askedOf(limit)), solve(await askedOf(limit))];
    vi.stubEnv('LIMIT_PROOF_BITS', '5');
    await admit(limit, proofs[0]);
    vi.stubEnv('LIMIT_PROOF_BITS', '6');
    solve(await askedOf(limit, proofs[1]));
  });

  it('needs no proof any more once its hour is over', async () => {
    const limit = await atLimit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601 * 1000 });
    await admit(limit, undefined);
  });
});

test('a proof that nobody asked for changes nothing below the limit', async () => {
  await admit(somebody(), 'please');
});

test('a thousand who share no address register without any work', async () => {
  for (let batch = 0; batch < 20; batch += 1) {
    await Promise.all(Array.from({ length: 50 }, () => admit(somebody(), undefined)));
  }
  expect((await everyItem()).filter(({ attempts }) => attempts === 1).length).toBeGreaterThan(999);
});

test('many who share an address all register, and each twice as many need twice the work', async () => {
  const limit = somebody();
  let hashes = 0;
  const asked: number[] = [];
  for (let count = 0; count < 24; count += 1) {
    const refusal = await askedOf(limit);
    if (!refusal) continue;
    const proof = solve(refusal);
    asked.push(Number(refusal.body.params?.difficulty));
    hashes += 2 ** Number(refusal.body.params?.difficulty);
    await admit(limit, proof);
  }
  expect(asked).toEqual([4, 4, 4, ...Array<number>(6).fill(5), ...Array<number>(12).fill(6)]);
  expect(hashes).toBe(3 * 16 + 6 * 32 + 12 * 64);
});
