import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usableHash } from '#functions/domain/password.ts';
import { isRefusal } from '#functions/errors.ts';
import { readRevocations } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { useTable } from '#functions/testing/table.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { setRole } from './setRole.ts';

useTable();

const NOW = 1_900_000_000;
const DAY = 24 * 60 * 60;
/** When a change that is begun at `NOW` counts from: it has been written by then. */
const FROM = NOW + 5;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
});
afterEach(() => vi.useRealTimers());

const someone = () =>
  createUser({
    email: `${randomUUID()}NOWexample.com`,
    passwordHash: 'old hash',
    role: 'user',
    firstName: 'Aline',
    lastName: 'Testperson',
    phoneNumber: '+250788000000',
  });

describe('a password', () => {
  it('is changed once for one old password, and older tokens are revoked', async () => {
    const account = await someone();
    const changed = await changePassword(account, 'new hash');
    expect(changed).toMatchObject({ ...account, passwordHash: 'new hash', tokensFrom: FROM });
    await expect(changePassword(account, 'third hash')).rejects.toMatchObject({
      code: 'invalidCredentials',
    });
    await expect(getAccount(account.email)).resolves.toMatchObject({ passwordHash: 'new hash' });
    expect((await readRevocations()).get(account.userId)).toBe(FROM);
  });

  it('is changed by one of many who try at once', async () => {
    const account = await someone();
    const { won, lost } = await outcomes(
      Array.from({ length: 10 }, (_, index) => changePassword(account, `hash ${index}`)),
    );
    expect(won).toHaveLength(1);
    expect(lost.every((error) => isRefusal(error, 'invalidCredentials'))).toBe(true);
  });

  it('is not changed by a role that was withdrawn meanwhile, whose tokens stay revoked', async () => {
    const { email, userId } = await someone();
    const operator = await setRole(email, 'operator');
    vi.setSystemTime((NOW + 60) * 1000);
    doInBetween(() => setRole(email, 'user'));
    await expect(changePassword(operator, 'new hash')).rejects.toMatchObject({
      code: 'tokenExpired',
    });
    await expect(getAccount(email)).resolves.toMatchObject({
      role: 'user',
      passwordHash: 'old hash',
    });
    expect((await readRevocations()).get(userId)).toBe(FROM + 60);
  });

  it('is not changed where the account is gone meanwhile', async () => {
    const account = await someone();
    const Key = keys.account(account.email);
    await db.send(new DeleteCommand({ TableName: settings.tableName(), Key }));
    await expect(changePassword(account, 'new hash')).rejects.toMatchObject({
      code: 'invalidCredentials',
    });
  });

  it('is nobody’s where there is no account', () => {
    expect(usableHash(undefined, NOW)).toBeUndefined();
  });

  it('that was chosen has no end', async () => {
    expect(usableHash(await someone(), NOW + 1_000 * DAY)).toBe('old hash');
  });
});

describe('a one-time password', () => {
  it('takes the place of the forgotten one for a day, and older tokens are revoked', async () => {
    const forgotten = await someone();
    await resetPassword(forgotten, 'one-time hash');
    const account = await getAccount(forgotten.email);
    expect(usableHash(account, NOW)).toBe('one-time hash');
    expect(usableHash(account, FROM + DAY - 1)).toBe('one-time hash');
    expect(usableHash(account, FROM + DAY)).toBeUndefined();
    expect((await readRevocations()).get(account.userId)).toBe(FROM);
  });

  it('has had its time once a password of one’s own is chosen', async () => {
    const forgotten = await someone();
    await resetPassword(forgotten, 'one-time hash');
    const changed = await changePassword(await getAccount(forgotten.email), 'own hash');
    expect(changed.oneTimeUntil).toBeUndefined();
    const account = await getAccount(forgotten.email);
    expect(account).not.toHaveProperty('oneTimeUntil');
    expect(usableHash(account, NOW + 2 * DAY)).toBe('own hash');
  });

  it('is not put in the place of a password that was changed meanwhile', async () => {
    const account = await someone();
    await changePassword(account, 'new hash');
    await expect(resetPassword(account, 'one-time hash')).rejects.toMatchObject({
      code: 'invalidCredentials',
    });
  });
});
