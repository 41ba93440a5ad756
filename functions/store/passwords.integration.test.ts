import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { InvalidCredentials } from '#functions/errors.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { useTable } from '#functions/testing/table.ts';
import { changePassword, passwordHashOf, resetPassword } from './passwords.ts';
import { readRevocations } from './revocations.ts';
import { createUser, getAccount } from './users.ts';

useTable();

const NOW = 1_900_000_000;
const DAY = 24 * 60 * 60;

const someone = () =>
  createUser({
    email: `${randomUUID()}@example.com`,
    passwordHash: 'old hash',
    role: 'user',
    firstName: 'Aline',
    lastName: 'Testperson',
    phoneNumber: '+250788000000',
  });

describe('a password', () => {
  it('is changed once for one old password, and older tokens are revoked', async () => {
    const account = await someone();
    const changed = await changePassword(account, 'new hash', NOW);
    expect(changed).toMatchObject({ ...account, passwordHash: 'new hash' });
    await expect(changePassword(account, 'third hash', 1)).rejects.toThrow(InvalidCredentials);
    await expect(getAccount(account.email)).resolves.toMatchObject({ passwordHash: 'new hash' });
    expect((await readRevocations()).get(account.userId)).toBe(NOW);
  });

  it('is changed by one of many who try at once', async () => {
    const account = await someone();
    const { won, lost } = await outcomes(
      Array.from({ length: 10 }, (_, index) => changePassword(account, `hash ${index}`, NOW)),
    );
    expect(won).toHaveLength(1);
    expect(lost.every((error) => error instanceof InvalidCredentials)).toBe(true);
  });

  it('is nobody’s where there is no account', () => {
    expect(passwordHashOf(undefined)).toBeUndefined();
  });

  it('that was chosen has no end', async () => {
    expect(passwordHashOf(await someone(), NOW + 1_000 * DAY)).toBe('old hash');
  });
});

describe('a one-time password', () => {
  it('takes the place of the forgotten one for a day, and older tokens are revoked', async () => {
    const forgotten = await someone();
    await resetPassword(forgotten, 'one-time hash', NOW);
    const account = await getAccount(forgotten.email);
    expect(passwordHashOf(account, NOW)).toBe('one-time hash');
    expect(passwordHashOf(account, NOW + DAY - 1)).toBe('one-time hash');
    expect(passwordHashOf(account, NOW + DAY)).toBeUndefined();
    expect((await readRevocations()).get(account.userId)).toBe(NOW);
  });

  it('has had its time once a password of one’s own is chosen', async () => {
    const forgotten = await someone();
    await resetPassword(forgotten, 'one-time hash', NOW);
    const changed = await changePassword(await getAccount(forgotten.email), 'own hash', NOW);
    expect(changed.oneTimeUntil).toBeUndefined();
    const account = await getAccount(forgotten.email);
    expect(account).not.toHaveProperty('oneTimeUntil');
    expect(passwordHashOf(account, NOW + 2 * DAY)).toBe('own hash');
  });

  it('is not put in the place of a password that was changed meanwhile', async () => {
    const account = await someone();
    await changePassword(account, 'new hash', NOW);
    await expect(resetPassword(account, 'one-time hash', NOW)).rejects.toThrow(InvalidCredentials);
  });
});
