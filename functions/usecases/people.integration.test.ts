import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { listIdsByPhone } from '#functions/store/customers/phoneEntries.ts';
import { writeRemoval } from '#functions/store/removal/writeRemoval.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { customerWith, someCaller, somePhone } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { addPerson, getPerson } from './people.ts';

useTable();
const { plan } = useFaults();

const caller = (phoneNumber: string, firstName = 'Keza') => ({
  firstName,
  lastName: 'Sample',
  phoneNumber,
});

describe('a caller', () => {
  it('is added once, however many admins add them at once, in any capitals', async () => {
    const phone = somePhone();
    const { won } = await outcomes(
      ['Keza', 'keza', 'KEZA', 'Keza'].map((name) => addPerson(caller(phone, name))),
    );
    expect(won).toHaveLength(4);
    expect(new Set(won.map(({ userId }) => userId)).size).toBe(1);
    expect(await listIdsByPhone(phone, 9)).toEqual([won[0]?.userId]);
    await expectConsistency();
  });

  it('is another person than who shares their telephone', async () => {
    const phone = somePhone();
    const one = await addPerson(caller(phone));
    const other = await addPerson(caller(phone, 'Mugabo'));
    expect(other.userId).not.toBe(one.userId);
    expect((await listIdsByPhone(phone, 9)).toSorted()).toEqual([one.userId, other.userId].sort());
  });

  it('is added also where the answer is lost', async () => {
    plan([undefined, 'lost']);
    const { userId, phoneNumber } = await someCaller();
    expect(await getPerson(userId)).toMatchObject(caller(phoneNumber));
    await expectConsistency();
  });
});

describe('an account', () => {
  const register = (phoneNumber: string) =>
    createUser({
      email: `${randomUUID()}@example.com`,
      passwordHash: 'not a hash',
      role: 'user',
      firstName: 'Test',
      lastName: 'Customer',
      phoneNumber,
    });

  it('is found by its number, and by the new one after a change alone', async () => {
    const [first, second] = [somePhone(), somePhone()];
    const { userId, email } = await register(first);
    expect(await listIdsByPhone(first, 9)).toEqual([userId]);
    expect(await getPerson(userId)).toMatchObject({ email, phoneNumber: first });
    const { before, after } = await updateAccount(
      { email, userId },
      {
        phoneNumber: second,
        lastName: 'Uwase',
      },
    );
    expect([before.phoneNumber, after.phoneNumber, after.lastName]).toEqual([
      first,
      second,
      'Uwase',
    ]);
    expect(await listIdsByPhone(first, 9)).toEqual([]);
    expect(await listIdsByPhone(second, 9)).toEqual([userId]);
    await updateAccount({ email, userId }, { phoneNumber: second });
    expect(await listIdsByPhone(second, 9)).toEqual([userId]);
    await expectConsistency();
  });

  it('has one number after several changes at once', async () => {
    const { email, userId } = await customerWith({ profileImage: '/images/users/u/one.png' });
    const phones = [somePhone(), somePhone(), somePhone()];
    await outcomes(phones.map((phoneNumber) => updateAccount({ email, userId }, { phoneNumber })));
    const { phoneNumber } = await getPerson(userId);
    expect(await listIdsByPhone(phoneNumber, 9)).toContain(userId);
    await expectConsistency();
  });

  it('has the number that was given last, where it was changed just before', async () => {
    const { email, userId } = await customerWith({ profileImage: '/images/users/u/one.png' });
    const [first, last] = [somePhone(), somePhone()];
    doInBetween(() => updateAccount({ email, userId }, { phoneNumber: first }));
    await updateAccount({ email, userId }, { phoneNumber: last });
    expect(await listIdsByPhone(last, 9)).toContain(userId);
    expect(await listIdsByPhone(first, 9)).toEqual([]);
    await expectConsistency();
  });

  it('is not found by its number once it is removed', async () => {
    const phone = somePhone();
    const { userId, email } = await register(phone);
    const account = await findAccount(email);
    if (!account) throw new Error('There is no account');
    await writeRemoval(account, 1, undefined);
    expect(await listIdsByPhone(phone, 9)).toEqual([]);
    await expect(getPerson(userId)).rejects.toMatchObject({ code: 'personNotFound' });
  });
});
