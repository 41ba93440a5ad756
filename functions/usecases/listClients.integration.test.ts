import { describe, expect, it } from 'vitest';
import type { PageKey } from '#functions/platform/table/page.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { customerWith, someCaller, somePhone } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { listClients } from './listClients.ts';
import { getPerson } from './people.ts';

useTable();

const list = async (userId: string) => transact([writeListedCustomer(await getPerson(userId))]);

/** Who is found, page by page. */
async function found(search: string, limit = 100): Promise<string[]> {
  const ids: string[] = [];
  let after: PageKey | undefined;
  do {
    const { items, next } = await listClients(search, { limit, after });
    ids.push(...items.map(({ userId }) => userId));
    after = next;
  } while (after);
  return ids;
}

describe('clients are found', () => {
  it('by each spelling of a telephone number, and of its beginning', async () => {
    const { userId, phoneNumber } = await someCaller();
    await list(userId);
    const digits = phoneNumber.slice('+250'.length);
    for (const typed of [phoneNumber, `0${digits}`, digits, `250 ${digits}`, digits.slice(0, 8)]) {
      expect(await found(typed), typed).toContain(userId);
    }
  });

  it('by a number that several share, page after page, as soon as they are listed', async () => {
    const phoneNumber = somePhone();
    const caller = await someCaller(phoneNumber);
    const { userId } = await customerWith({ phoneNumber });
    await list(caller.userId);
    expect(await found(phoneNumber)).toEqual([caller.userId]);
    await list(userId);
    for (const limit of [1, 2]) {
      expect(await found(phoneNumber, limit)).toEqual([caller.userId, userId].sort());
    }
  });

  it('by name, where a search is no number, each with the number of bookings', async () => {
    const { userId } = await customerWith({ firstName: 'Zuba', lastName: 'Quickly' });
    await list(userId);
    expect((await listClients('zub', {})).items).toMatchObject([{ userId, bookings: 0 }]);
    const all = (await listClients(undefined, {})).items;
    expect(all.map((one) => one.userId)).toContain(userId);
  });
});
