import { beforeEach, describe, expect, it } from 'vitest';
import { useFaults } from '#functions/testing/faults.ts';
import { admin } from '#functions/testing/people.ts';
import { emptyTable, everyItem, useTable } from '#functions/testing/table.ts';
import { readHouse, writeHouse } from './house.ts';

useTable();
const befall = useFaults();
beforeEach(emptyTable);

/** How often the journal tells of the settings. */
const lines = async (): Promise<number> =>
  (await everyItem()).filter(({ act }) => act === 'houseChanged').length;

const stale = { code: 'staleHouse' };

describe('settings that were read', () => {
  it('before somebody else changed them are refused, and nothing is written nor told', async () => {
    const monday = await writeHouse({ merchantCode: '111111', vatPercent: 16 }, admin);
    const tuesday = await writeHouse({ ...monday, merchantCode: '222222' }, admin);
    const late = writeHouse({ ...monday, vatPercent: 18 }, admin);
    await expect(late).rejects.toMatchObject(stale);
    expect(await readHouse()).toMatchObject(tuesday);
    expect(await lines()).toBe(2);
    await writeHouse({ ...tuesday, vatPercent: 18 }, admin);
    expect(await readHouse()).toMatchObject({ merchantCode: '222222', vatPercent: 18 });
  });

  it('before they were ever changed are refused once they were', async () => {
    await writeHouse({ merchantCode: '111111', version: 0 }, admin);
    await expect(writeHouse({ vatPercent: 18, version: 0 }, admin)).rejects.toMatchObject(stale);
    expect(await readHouse()).not.toHaveProperty('vatPercent');
  });

  it.each([
    ['were never changed', () => Promise.resolve(0)],
    ['were changed', async () => (await writeHouse({ tin: '123456789' })).version ?? 0],
  ])('by several at once, and %s, are changed by one of them', async (_, versionOf) => {
    const version = await versionOf();
    const settled = await Promise.allSettled(
      ['1', '2', '3', '4'].map((merchantCode) => writeHouse({ merchantCode, version }, admin)),
    );
    const done = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(done).toHaveLength(1);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(Array(3).fill({ reason: stale }));
    expect(await readHouse()).toMatchObject(done[0] ?? {});
    expect(await lines()).toBe(1);
  });

  it('and are as they shall be already are answered as they are: the first answer was lost', async () => {
    const before = await writeHouse({ merchantCode: '111111' }, admin);
    befall.plan([undefined, 'lost', 'conflict']);
    const after = await writeHouse({ ...before, vatPercent: 18 }, admin);
    befall.over();
    expect(after).toMatchObject({ merchantCode: '111111', vatPercent: 18, version: 2 });
    expect(await writeHouse({ ...before, vatPercent: 18 }, admin)).toMatchObject(after);
    expect(await lines()).toBe(2);
  });
});

it('settings that nobody has read replace what is there', async () => {
  const { version } = await writeHouse({ merchantCode: '111111' });
  await writeHouse({ vatPercent: 18 });
  const now = await readHouse();
  expect(now).toMatchObject({ vatPercent: 18, version: Number(version) + 1 });
  expect(now).not.toHaveProperty('merchantCode');
});
