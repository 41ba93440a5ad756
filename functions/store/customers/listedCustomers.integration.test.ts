import { beforeAll, describe, expect, it } from 'vitest';
import type { PageKey } from '#functions/platform/table/page.ts';
import { transact } from '#functions/platform/table/transact.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { useTable } from '#functions/testing/table.ts';
import { folded } from './folded.ts';
import { changesListedCustomer, listCustomers, writeListedCustomer } from './listedCustomers.ts';

useTable();

const account = (firstName: string, lastName: string, email: string): StoredAccount => ({
  userId: email.split('@')[0] ?? '',
  email,
  firstName,
  lastName,
  role: 'user',
  phoneNumber: '+250788000000',
  passwordHash: 'secret',
  createdAt: '2027-01-01T00:00:00Z',
});

const people = [
  account('Aline', 'Uwase', 'aline@example.com'),
  account('Alice', 'Mutesi', 'mutesi@example.com'),
  account('Éric', 'Aliou', 'eric@example.com'),
  account('Jean  Claude', 'Habimana', 'ali-jean@example.com'),
  account('Keza', 'Umutoni', 'keza@example.com'),
];

beforeAll(async () => {
  for (const person of people) await transact([writeListedCustomer(person)]);
});

/** Who is found, page by page. */
async function found(search: string | undefined, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: PageKey | undefined;
  do {
    const { items, next } = await listCustomers(search, { limit, after });
    expect(items.length).toBeLessThanOrEqual(limit);
    ids.push(...items.map(({ userId }) => userId));
    after = next;
  } while (after);
  return ids;
}

describe('customers', () => {
  it.each([1, 2, 3, 100])('are all listed by name, %i a page', async (limit) => {
    expect(await found(undefined, limit)).toEqual(['mutesi', 'aline', 'eric', 'ali-jean', 'keza']);
  });

  it.each([1, 2, 3, 100])(
    'are found by the beginning of first name, last name or address, once each, %i a page',
    async (limit) => {
      expect(await found('ali', limit)).toEqual(['mutesi', 'aline', 'eric', 'ali-jean']);
    },
  );

  it.each([
    ['ALINE', ['aline']],
    ['aline uw', ['aline']],
    ['uwase aline', ['aline']],
    ['eric', ['eric']],
    ['Jean Cl', ['ali-jean']],
    ['  keza@', ['keza']],
    ['u', ['aline', 'keza'].toSorted().reverse()],
    ['nobody', []],
  ])('are found by %j', async (search, ids) => {
    expect((await found(search, 100)).toSorted()).toEqual(ids.toSorted());
  });

  it('tell nothing of passwords, and count no bookings at first', async () => {
    const { items } = await listCustomers('aline', {});
    expect(items).toMatchObject([{ email: 'aline@example.com', bookings: 0 }]);
    expect(items[0]).not.toHaveProperty('passwordHash');
  });

  it('are entered anew where what they show has changed, and only then', async () => {
    const [aline] = people;
    if (!aline) throw new Error('There is nobody');
    expect(changesListedCustomer(undefined, aline)).toBe(true);
    const withOtherPassword = { ...aline, passwordHash: 'other' };
    expect(changesListedCustomer(aline, withOtherPassword)).toBe(false);
    const renamed = { ...aline, lastName: 'Zaninka' };
    expect(changesListedCustomer(aline, renamed)).toBe(true);
    await transact([writeListedCustomer(renamed)]);
    expect(await found('zan', 10)).toEqual(['aline']);
    expect(await found('uwase', 10)).toEqual([]);
    await transact([writeListedCustomer(aline)]);
  });

  it('are found by names that unfold to more than an index holds', async () => {
    const long = account('\ufdfa'.repeat(60), '\ufdfa'.repeat(60), 'long@example.com');
    await transact([writeListedCustomer(long)]);
    const name = `${long.firstName} ${long.lastName}`;
    for (const search of ['\ufdfa', long.firstName, name, 'long@']) {
      expect(await found(search, 10)).toEqual(['long']);
    }
    expect(await found(`${name.slice(0, 10)}x`, 10)).toEqual([]);
  });

  it('are looked for without regard to accents, capitals and blanks', () => {
    expect(folded('  Éric   ALIOU ')).toBe('eric aliou');
  });
});

it('an address that is switched off is listed so, and no longer once it is on again', async () => {
  const person = account('Aline', 'Uwase', 'aline@example.com');
  const off = { ...person, emailOff: 'bounced' as const };
  expect(changesListedCustomer(person, off)).toBe(true);
  const listedOff = async () =>
    (await listCustomers('aline@', {})).items.map(({ emailOff }) => emailOff);
  await transact([writeListedCustomer(off)]);
  expect(await listedOff()).toEqual(['bounced']);
  await transact([writeListedCustomer(person)]);
  expect(await listedOff()).toEqual([undefined]);
});
