import { afterEach, expect, it, vi } from 'vitest';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { acts, newWorld, perform, stepsOf } from '#functions/testing/longHistory.ts';
import { useTable } from '#functions/testing/table.ts';

useTable();
afterEach(() => vi.useRealTimers());

/** `npm run histories` tries 2,000 steps; `HISTORY_SEED` repeats a history that has failed. */
const STEPS = Number(process.env.HISTORY_STEPS ?? 300);
const SEED = Number(process.env.HISTORY_SEED ?? Date.now() % 1e9);
/** From so many steps on, every act was done whatever the seed. */
const LONG = 2000;
/** How many act at once, and after how many steps everything is checked. */
const AT_ONCE = 5;
const CHECKED_EVERY = 500;
const HOUR = 60 * 60 * 1000;

it(
  `whatever several do at once with bookings, days and money, no day is sold twice and nothing is lost: ${STEPS} steps of seed ${SEED}`,
  async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const world = await newWorld();
    const steps = stepsOf(STEPS, SEED);
    for (let done = 0; done < steps.length; done += AT_ONCE) {
      if (done % CHECKED_EVERY === 0) await expectConsistency();
      const round = steps.slice(done, done + AT_ONCE);
      await Promise.all(round.map((one) => perform(world, one)));
      // Time goes on, so that requests expire, stays begin and end, and closures are over.
      vi.setSystemTime(Date.now() + 4 * HOUR);
    }
    await expectConsistency();
    const tried = acts.filter((act) => (world.done.get(act) ?? 0) > 0);
    if (STEPS >= LONG) expect(tried).toEqual(acts);
    else expect(tried.length).toBeGreaterThan(acts.length / 2);
    if (process.env.HISTORY_STEPS) console.info(Object.fromEntries(world.done));
  },
  30 * 60_000,
);
