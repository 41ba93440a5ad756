import { expect, it } from 'vitest';
import { useTable } from '#functions/testing/table.ts';
import { readMany } from './readItems.ts';
import { readPartition } from './readPartition.ts';
import { transact } from './transact.ts';

useTable();

const QUARTER_MEGABYTE = 'x'.repeat(260_000);

async function put(pk: string, sk: string, text = ''): Promise<void> {
  const Put = { TableName: process.env.TABLE_NAME, Item: { pk, sk, text } };
  await transact([{ name: 'item', write: { Put } }]);
}

const sortKeys = (items: Record<string, unknown>[]) => items.map(({ sk }) => sk);

it('a partition is read to its end, also where one query does not answer all of it', async () => {
  const names = ['A1', 'A2', 'B1', 'B2', 'B3', 'B4', 'B5'];
  for (const sk of names) await put('LARGE', sk, QUARTER_MEGABYTE);
  expect(sortKeys(await readPartition('LARGE'))).toEqual(names);
  expect(sortKeys(await readPartition('LARGE', 'B'))).toEqual(names.slice(2));
  expect(await readPartition('NONE')).toEqual([]);
});

it('an item that is asked for twice is answered once', async () => {
  await put('TWICE', 'A');
  await put('TWICE', 'B');
  const [one, other] = [
    { pk: 'TWICE', sk: 'A' },
    { pk: 'TWICE', sk: 'B' },
  ];
  expect(sortKeys(await readMany([other, one, other]))).toEqual(['B', 'A']);
});
