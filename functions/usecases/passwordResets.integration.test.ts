import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { passwordMatches } from '#functions/platform/auth/passwords.ts';
import { readRevocations } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { countTry } from '#functions/store/accounts/codes.ts';
import { writeReset } from '#functions/store/accounts/resets.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { notQuite } from '#functions/testing/notQuite.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { finishReset, startReset } from './passwordResets.ts';
import { changePassword } from './passwords.ts';
import { setRole } from './setRole.ts';

useTable();

const NOW = 1_900_000_000;
const MINUTE = 60;

beforeAll(() => vi.stubEnv('SITE_URL', 'https://coldroom.rw'));
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
});
afterEach(() => vi.useRealTimers());

/** A customer, and the code that was sent to them. */
async function forgetful() {
  const { email, userId } = await someCustomer();
  return { email, userId, code: await codeFor(email) };
}

async function codeFor(email: string): Promise<string> {
  const mail = await startReset(email);
  const [code = ''] = /^\d{8}/.exec(mail?.subject ?? '') ?? [];
  expect(code).toHaveLength(limits.codeDigits);
  return code;
}

const PASSWORD = 'a password of my own';
const refused = { code: 'wrongCode' };

describe('a forgotten password', () => {
  it('is set anew by the code, and older sessions end', async () => {
    const { email, userId, code } = await forgetful();
    const changed = await finishReset(email, code, PASSWORD);
    expect(changed).toMatchObject({ email, tokensFrom: NOW + 5, oneTimeUntil: undefined });
    const { passwordHash } = await getAccount(email);
    expect(await passwordMatches(PASSWORD, passwordHash)).toBe(true);
    expect((await readRevocations()).get(userId)).toBe(NOW + 5);
  });

  it('is set anew once by a code', async () => {
    const { email, code } = await forgetful();
    await finishReset(email, code, PASSWORD);
    await expect(finishReset(email, code, `${PASSWORD}!`)).rejects.toMatchObject(refused);
  });

  it('is set anew by one of two who have the same code', async () => {
    const { email, code } = await forgetful();
    const { won, lost } = await outcomes([
      finishReset(email, code, PASSWORD),
      finishReset(email, code, `${PASSWORD}!`),
    ]);
    expect(won).toHaveLength(1);
    expect(lost.every((error) => isRefusal(error, 'wrongCode'))).toBe(true);
  });

  it('is not set anew by a code that another has used just before', async () => {
    const { email, code } = await forgetful();
    doInBetween(() => finishReset(email, code, PASSWORD));
    await expect(finishReset(email, code, `${PASSWORD}!`)).rejects.toMatchObject(refused);
    const { passwordHash } = await getAccount(email);
    expect(await passwordMatches(PASSWORD, passwordHash)).toBe(true);
  });

  it('is set anew also where it was changed after the code was sent', async () => {
    const { email, code } = await forgetful();
    await changePassword(await getAccount(email), 'another hash');
    await expect(finishReset(email, code, PASSWORD)).resolves.toMatchObject({ email });
  });

  it('is tried again where it was changed while it was set', async () => {
    const { email } = await forgetful();
    const [stale, reset] = [await getAccount(email), await countTry('reset', email, NOW)];
    await changePassword(stale, 'another hash');
    const password = { passwordHash: 'new', oneTimeUntil: undefined, tokensFrom: NOW };
    expect(
      reset && (await writeReset(stale, reset, { password, at: '', joining: undefined })),
    ).toBeUndefined();
  });
});

describe('a role that is withdrawn while a password is set anew', () => {
  it('is not in the token', async () => {
    const { email, code } = await forgetful();
    await setRole(email, 'operator');
    doInBetween(() => setRole(email, 'user'));
    await expect(finishReset(email, code, PASSWORD)).resolves.toMatchObject({ role: 'user' });
  });
});

describe('a code', () => {
  it('is stored as a hash only', async () => {
    const { email, code } = await forgetful();
    const items = (await everyItem()).filter(({ pk }) => pk === `EMAIL#${email}`);
    expect(items.map(({ sk }) => sk)).toContain('RESET');
    expect(JSON.stringify(items)).not.toContain(code);
  });

  it('is valid for fifteen minutes', async () => {
    const { email, code } = await forgetful();
    vi.setSystemTime((NOW + 15 * MINUTE) * 1000);
    await expect(finishReset(email, code, PASSWORD)).rejects.toMatchObject(refused);
    vi.setSystemTime((NOW + 15 * MINUTE - 1) * 1000);
    await expect(finishReset(email, code, PASSWORD)).resolves.toMatchObject({ email });
  });

  it('may be wrong four times, and after the fifth the right one is refused as well', async () => {
    const lucky = await forgetful();
    for (let tries = 1; tries < limits.codeTries; tries += 1) {
      await expect(finishReset(lucky.email, notQuite(lucky.code), PASSWORD)).rejects.toMatchObject(
        refused,
      );
    }
    await expect(finishReset(lucky.email, lucky.code, PASSWORD)).resolves.toBeDefined();
    const { email, code } = await forgetful();
    await outcomes(
      Array.from({ length: limits.codeTries }, () => finishReset(email, notQuite(code), PASSWORD)),
    );
    await expect(finishReset(email, code, PASSWORD)).rejects.toMatchObject(refused);
  });

  it('takes the place of the one before, with tries of its own', async () => {
    const { email, code } = await forgetful();
    await expect(finishReset(email, notQuite(code), PASSWORD)).rejects.toMatchObject(refused);
    const newer = await codeFor(email);
    await expect(finishReset(email, code, PASSWORD)).rejects.toMatchObject(refused);
    await expect(finishReset(email, newer, PASSWORD)).resolves.toMatchObject({ email });
  });

  it('is neither right nor wrong where the table does not answer', async () => {
    const { email, code } = await forgetful();
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(finishReset(email, code, PASSWORD)).rejects.toThrow('unavailable');
    await expect(finishReset(email, code, PASSWORD)).resolves.toMatchObject({ email });
  });

  it('whose account is gone meanwhile is refused', async () => {
    const { email, code } = await forgetful();
    await db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.account(email) }));
    await expect(finishReset(email, code, PASSWORD)).rejects.toMatchObject(refused);
  });

  it('is nobody’s where there is no account', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(await startReset(email)).toBeUndefined();
    await expect(finishReset(email, '12345678', PASSWORD)).rejects.toMatchObject(refused);
  });
});
