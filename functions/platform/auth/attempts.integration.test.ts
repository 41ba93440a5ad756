import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '#functions/errors.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { useTable } from '#functions/testing/table.ts';
import { countAttempt, giveAttemptBack, readCounters, type AttemptLimit } from './attempts.ts';

useTable();
afterEach(() => vi.useRealTimers());

const limit = (fields: Partial<AttemptLimit> = {}): AttemptLimit => ({
  scope: 'login',
  who: randomUUID(),
  max: 3,
  seconds: 900,
  ...fields,
});

describe('attempts', () => {
  it('are let through up to the limit, and then told how long to wait', async () => {
    const limits = [limit()];
    for (let index = 0; index < 3; index += 1) await countAttempt(limits);
    const refusal: unknown = await countAttempt(limits).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'tooManyAttempts' });
    const retryAfter = (refusal as Refusal).body.params?.retryAfter;
    expect(retryAfter).toBeGreaterThan(890);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('made at once do not slip through together', async () => {
    const limits = [limit({ max: 10 }), limit({ scope: 'loginAddress', max: 300 })];
    const { won, lost } = await outcomes(Array.from({ length: 60 }, () => countAttempt(limits)));
    expect(won).toHaveLength(10);
    expect(lost).toHaveLength(50);
    const { counters } = await readCounters(limits);
    expect(counters.map((counter) => counter?.attempts)).toEqual([10, 10]);
  });

  it('count against all limits or none', async () => {
    const who = randomUUID();
    const [narrow, wide] = [limit({ max: 1 }), limit({ scope: 'loginAccount', who, max: 5 })];
    await countAttempt([narrow, wide]);
    await expect(countAttempt([narrow, wide])).rejects.toMatchObject({ code: 'tooManyAttempts' });
    const { counters } = await readCounters([wide]);
    expect(counters[0]?.attempts).toBe(1);
  });

  it('are forgotten when the window closes, though the item is still there', async () => {
    const limits = [limit({ max: 1 })];
    await countAttempt(limits);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
    await countAttempt(limits);
    await expect(countAttempt(limits)).rejects.toMatchObject({ code: 'tooManyAttempts' });
  });

  it('are given back, and not below nothing', async () => {
    const limits = [limit({ max: 1 })];
    await countAttempt(limits);
    await giveAttemptBack(limits);
    await countAttempt(limits);
    await giveAttemptBack(limits);
    await giveAttemptBack(limits);
    const { counters } = await readCounters(limits);
    expect(counters[0]?.attempts).toBe(0);
  });

  it('are given back to each counter that has any', async () => {
    const [empty, full] = [limit({ scope: 'loginAccount' }), limit()];
    await countAttempt([full]);
    await giveAttemptBack([empty, full]);
    const { counters } = await readCounters([empty, full]);
    expect(counters.map((counter) => counter?.attempts)).toEqual([undefined, 0]);
  });

  it('do not store whom they count', async () => {
    const limits = [limit({ who: 'person@example.com 127.0.0.1' })];
    await countAttempt(limits);
    const { counters } = await readCounters(limits);
    expect(JSON.stringify(counters)).not.toMatch(/person|127\.0\.0\.1/);
  });
});

it('counters are read together with another item', async () => {
  const limits = [limit()];
  const nothing = { pk: 'EMAIL#nobody@example.com', sk: 'ACCOUNT' };
  await expect(readCounters(limits, nothing)).resolves.toEqual({
    counters: [undefined],
    also: undefined,
  });
});
