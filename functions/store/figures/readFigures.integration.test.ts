import { expect, it } from 'vitest';
import type { Figure } from '#functions/domain/figures.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { useTable } from '#functions/testing/table.ts';
import { addToFigure } from './figureWrites.ts';
import { readMoney, readOwnCounts, readOwnMonths } from './readFigures.ts';

useTable();

const addTo = async (figure: Figure, add: Record<string, number>, id = 'b-1') =>
  expect((await transact([addToFigure({ figure, add }, id)])).done).toBe(true);

it('the counts of a customer are those that were added, and nothing of anybody else’s', async () => {
  await addTo({ of: 'customer', userId: 'u-1' }, { pending: 1 });
  await addTo({ of: 'customer', userId: 'u-1' }, { pending: -1, approved: 1 });
  expect(await readOwnCounts('u-1')).toMatchObject({ pending: 0, approved: 1, rejected: 0 });
  expect(await readOwnCounts('u-2')).toMatchObject({ pending: 0, approved: 0 });
});

it('the months of a customer are all that were asked for, with zeros where nothing was rented', async () => {
  const of = { of: 'customerMonth', userId: 'u-1' } as const;
  await addTo({ ...of, month: '2027-01' }, { days: 3, revenue: 7_500_050 });
  await addTo({ ...of, month: '2027-04' }, { days: 1, revenue: 100 });
  expect(await readOwnMonths('u-1', { from: '2027-01', to: '2027-02' })).toEqual([
    { month: '2027-01', days: 3, revenue: 75_000.5 },
    { month: '2027-02', days: 0, revenue: 0 },
  ]);
});

it('the money of a month is the rent of its days and what was received in it', async () => {
  await addTo({ of: 'month', month: '2027-01' }, { days: 3, revenue: 9_000_000 });
  await addTo({ of: 'month', month: '2027-01' }, { received: 40_000 }, 'b-2');
  expect(await readMoney('2027-01')).toEqual({ revenue: 90_000, received: 40_000 });
  expect(await readMoney('2027-02')).toEqual({ revenue: 0, received: 0 });
});
