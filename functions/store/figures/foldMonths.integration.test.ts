import { expect, it, vi } from 'vitest';
import type { Figure } from '#functions/domain/figures.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';
import { shardOf, SHARDS } from '#functions/platform/table/shards.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { addToFigure } from './figureWrites.ts';
import { foldMonths } from './foldMonths.ts';
import { readOverallMonths } from './readFigures.ts';

useTable();

const today = todayInKigali();
const [past, present] = [monthOf(addMonths(today, -1)), monthOf(today)];
const ids = Array.from({ length: 80 }, (_, index) => `booking-${index}`);

const addTo = (month: string, id: string, add: Record<string, number>) =>
  transact([addToFigure({ figure: { of: 'month', month } satisfies Figure, add }, id)]);

const stored = async () =>
  (await everyItem()).filter(({ pk }) => String(pk).startsWith(collections.monthFigures));
const sums = () => readOverallMonths({ from: past, to: present });

async function fill(): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await addTo(index % 2 === 0 ? past : present, id, { approved: 1, days: 3, revenue: 100 });
  }
}

it('the parts of a month become one item a shard, and the sums stay', async () => {
  await fill();
  await addTo(past, 'payment', { received: 7 });
  const before = await sums();
  const parts = (await stored()).length;
  expect(await foldMonths()).toBe(parts);
  expect(await sums()).toEqual(before);
  const folded = await stored();
  expect(folded.length).toBeLessThanOrEqual(2 * SHARDS);
  expect(new Set(folded.map(({ sk }) => sk))).toEqual(
    new Set([`MONTH#${past}`, `MONTH#${present}`]),
  );
  // What is folded is not folded again, and a later part is added to it.
  expect(await foldMonths()).toBe(0);
  await addTo(past, 'booking-0', { approved: -1, cancelled: 1 });
  expect(await foldMonths(shardOf('booking-0', SHARDS))).toBe(1);
  expect(await stored()).toHaveLength(folded.length);
  expect((await sums())[0]?.bookings).toMatchObject({ approved: 39, cancelled: 1 });
});

it('what is added while parts are folded, twice at once, is neither lost nor counted twice', async () => {
  const before = await sums();
  await fill();
  const adding = (async () => {
    for (const id of ids) {
      while (!(await addTo(present, id, { pending: 1 })).done);
    }
  })();
  const folding = async () => {
    for (let run = 0; run < 3; run += 1) await foldMonths();
  };
  await Promise.all([adding, folding(), folding()]);
  const after = await sums();
  expect(after[1]?.bookings.pending).toBe((before[1]?.bookings.pending ?? 0) + ids.length);
  expect(after.map(({ days }) => days)).toEqual(before.map(({ days }) => days + 120));
  expect(after.map(({ revenue }) => revenue)).toEqual(
    before.map(({ revenue }) => Math.round((revenue + 40) * 100) / 100),
  );
});

it('a part that has grown since it was read stays for the next time', async () => {
  await foldMonths();
  await addTo(past, 'booking-1', { days: 1 });
  const before = await sums();
  const send = db.send.bind(db);
  const spy = vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    const isFold = (command as object).constructor.name === 'TransactWriteCommand';
    if (isFold) {
      spy.mockRestore();
      await addTo(past, 'booking-1', { revenue: 5 });
    }
    return send(command);
  }) as never);
  expect(await foldMonths()).toBe(0);
  expect((await sums())[0]?.days).toBe(before[0]?.days);
  expect(await foldMonths()).toBe(1);
  expect((await sums())[0]?.revenue).toBeCloseTo((before[0]?.revenue ?? 0) + 0.05);
});
