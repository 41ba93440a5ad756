import { beforeEach, expect, it } from 'vitest';
import { someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { StreamReader, type ReaderOptions } from './reader.ts';

useTable({ stream: true });

type Read = (after?: string) => ReturnType<StreamReader['page']>;

/** Reads the only shard of the table's stream. */
async function readerOf(options: Pick<ReaderOptions, 'kept' | 'nothingFor'> = {}): Promise<Read> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const tableName = process.env.TABLE_NAME ?? '';
  const reader = new StreamReader({ endpoint, tableName, ...options });
  await reader.join();
  const [shard] = await reader.shards();
  return (after) => reader.page(shard?.ShardId ?? '', after);
}

type Page = Awaited<ReturnType<Read>>;

const emailsIn = ({ records }: Page) =>
  records.flatMap(({ dynamodb }) => dynamodb?.NewImage?.email?.S ?? []);

const lastOf = ({ records }: Page) => records.at(-1)?.dynamodb?.SequenceNumber;

let email: string;
beforeEach(async () => {
  ({ email } = await someCustomer());
});

it('reads the records of a place once, for all who ask at the same time or later', async () => {
  const read = await readerOf();
  const [first, second] = await Promise.all([read(), read()]);
  expect(emailsIn(first)).toContain(email);
  expect(second.records).toBe(first.records);
  const third = await someCustomer();
  const later = await read();
  expect(later.records).toBe(first.records);
  expect(emailsIn(later)).not.toContain(third.email);
});

it('reads anew what follows the last record, and says where more is known to follow', async () => {
  const read = await readerOf({ nothingFor: 0 });
  const first = await read();
  expect(first.more).toBe(false);
  expect((await read(lastOf(first))).records).toEqual([]);
  const next = await someCustomer();
  const second = await read(lastOf(first));
  expect(emailsIn(second)).toContain(next.email);
  expect(emailsIn(second)).not.toContain(email);
  expect((await read()).more).toBe(true);
  expect((await read(lastOf(second))).records).toEqual([]);
});

it('reads again what it keeps no longer', async () => {
  const read = await readerOf({ kept: 1 });
  const first = await read();
  const again = await read();
  expect(again.records).not.toBe(first.records);
  expect(again.records).toEqual(first.records);
});

it('where nothing follows, it says so for a while to all who ask, and then reads anew', async () => {
  const read = await readerOf({ nothingFor: 1_000 });
  const last = lastOf(await read());
  expect((await read(last)).records).toEqual([]);
  const next = await someCustomer();
  expect((await read(last)).records).toEqual([]);
  await expect
    .poll(async () => emailsIn(await read(last)), { timeout: 5_000 })
    .toContain(next.email);
});
