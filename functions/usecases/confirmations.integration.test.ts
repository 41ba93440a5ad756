import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { logger } from '#functions/platform/logger.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { switchOff } from '#functions/store/accounts/confirmations.ts';
import { outcomes } from '#functions/testing/consistency.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import { notQuite } from '#functions/testing/notQuite.ts';
import { customerWith, someCustomer } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { changeEmail } from './changeEmail.ts';
import { finishConfirmation, startConfirmation } from './confirmations.ts';
import { finishReset, startReset } from './passwordResets.ts';
import { removeAccount } from './removeAccount.ts';

useTable();

const NOW = 1_900_000_000;
const HOUR = 60 * 60;
const AT = new Date(NOW * 1000).toISOString();

beforeAll(() => vi.stubEnv('SITE_URL', 'https://coldroom.rw'));
afterAll(() => vi.unstubAllEnvs());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function codeFor(email: string): Promise<string> {
  const mail = await startConfirmation(email);
  const [code = ''] = /^\d{8}/.exec(mail?.subject ?? '') ?? [];
  expect(code).toHaveLength(limits.codeDigits);
  return code;
}

/** Somebody who has just registered, and the code that was sent to them. */
async function registered() {
  const { email } = await customerWith({ emailConfirmedAt: undefined });
  return { email, code: await codeFor(email) };
}

const refused = { code: 'wrongCode' };

describe('an address', () => {
  it('is confirmed by the code that was sent to it, once', async () => {
    const { email, code } = await registered();
    expect((await getAccount(email)).emailConfirmedAt).toBeUndefined();
    await finishConfirmation(email, code);
    expect((await getAccount(email)).emailConfirmedAt).toBe(AT);
    await expect(finishConfirmation(email, code)).rejects.toMatchObject(refused);
  });

  it('is confirmed by one of two who press at once, and no one fails but with the same refusal', async () => {
    const { email, code } = await registered();
    const { won, lost } = await outcomes([
      finishConfirmation(email, code),
      finishConfirmation(email, code),
    ]);
    expect(won).toHaveLength(1);
    expect(lost.every((error) => isRefusal(error, 'wrongCode'))).toBe(true);
  });

  it('is confirmed in the end where its account is written meanwhile', async () => {
    const { email, code } = await registered();
    meetConflictOnce();
    await finishConfirmation(email, code);
    expect((await getAccount(email)).emailConfirmedAt).toBe(AT);
  });

  it('is confirmed by a code for a new password as well, and switched on', async () => {
    const { email } = await customerWith({ emailConfirmedAt: undefined, emailOff: 'bounced' });
    const code = (await startReset(email))?.subject.slice(0, 8) ?? '';
    await finishReset(email, code, 'a password of my own');
    const account = await getAccount(email);
    expect(account.emailConfirmedAt).toBe(AT);
    expect(account.emailOff).toBeUndefined();
  });

  it('that is confirmed is sent no code', async () => {
    expect(await startConfirmation((await someCustomer()).email)).toBeUndefined();
  });

  it('without an account is sent no code, and none is right', async () => {
    const email = `${randomUUID()}@example.com`;
    expect(await startConfirmation(email)).toBeUndefined();
    await expect(finishConfirmation(email, '12345678')).rejects.toMatchObject(refused);
  });

  it('whose account is gone meanwhile is refused', async () => {
    const { email, code } = await registered();
    await db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.account(email) }));
    await expect(finishConfirmation(email, code)).rejects.toMatchObject(refused);
  });
});

describe('a code for an address', () => {
  it('is stored as a hash only, beside one for a password', async () => {
    const { email, code } = await registered();
    await startReset(email);
    const items = (await everyItem()).filter(({ pk }) => pk === `EMAIL#${email}`);
    expect(items.map(({ sk }) => sk).toSorted()).toEqual(['ACCOUNT', 'CONFIRMATION', 'RESET']);
    expect(JSON.stringify(items)).not.toContain(code);
    await finishConfirmation(email, code);
  });

  it('is valid for a day', async () => {
    const { email, code } = await registered();
    vi.setSystemTime((NOW + 24 * HOUR) * 1000);
    await expect(finishConfirmation(email, code)).rejects.toMatchObject(refused);
    vi.setSystemTime((NOW + 24 * HOUR - 1) * 1000);
    await finishConfirmation(email, code);
  });

  it('is refused after five wrong ones, and a new one takes its place', async () => {
    const { email, code } = await registered();
    await outcomes(
      Array.from({ length: limits.codeTries }, () => finishConfirmation(email, notQuite(code))),
    );
    await expect(finishConfirmation(email, code)).rejects.toMatchObject(refused);
    await finishConfirmation(email, await codeFor(email));
  });
});

/** How many of so many e-mails with a code for an address are written, if they are asked for. */
async function writtenOf(asked: number, email: string): Promise<number> {
  let written = 0;
  for (let count = 0; count < asked; count += 1) {
    if (await startConfirmation(email)) written += 1;
  }
  return written;
}

describe('the e-mails with a code for one address', () => {
  const someAddress = (): string => `${randomUUID()}@example.com`;

  it('are five an hour, also where its account is removed and registered again', async () => {
    const email = someAddress();
    await customerWith({ email, emailConfirmedAt: undefined });
    expect(await writtenOf(6, email)).toBe(5);
    await removeAccount(await getAccount(email));
    await customerWith({ email, emailConfirmedAt: undefined });
    expect(await writtenOf(1, email)).toBe(0);
    expect(await startReset(email)).toBeDefined();
  });

  it('are five an hour, whichever accounts are given it one after the other', async () => {
    const [email, first, second] = [someAddress(), await someCustomer(), await someCustomer()];
    const given = await changeEmail(await getAccount(first.email), email);
    expect(await writtenOf(3, email)).toBe(3);
    await changeEmail(given, someAddress());
    await changeEmail(await getAccount(second.email), email);
    expect(await writtenOf(3, email)).toBe(2);
  });

  it('are fifteen a day, of which the last code is right still', async () => {
    const { email } = await customerWith({ emailConfirmedAt: undefined });
    let code = '';
    for (let hour = 0; hour < 3; hour += 1) {
      vi.setSystemTime((NOW + hour * HOUR) * 1000);
      expect(await writtenOf(4, email)).toBe(4);
      code = await codeFor(email);
    }
    vi.setSystemTime((NOW + 3 * HOUR) * 1000);
    expect(await writtenOf(1, email)).toBe(0);
    await finishConfirmation(email, code);
  });

  it('are none beyond these, and of the kind alone that the log tells', async () => {
    const { email } = await customerWith({ emailConfirmedAt: undefined });
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    await writtenOf(6, email);
    const kind = 'emailConfirmation';
    expect(warn.mock.calls).toEqual([['An e-mail beyond a limit was dropped', { kind }]]);
  });
});

describe('an address that e-mails come back from', () => {
  const later = (seconds: number) => new Date((NOW + seconds) * 1000).toISOString();

  it('is switched off, and on again by a new code', async () => {
    const { email } = await someCustomer();
    await switchOff(email, 'bounced', AT);
    expect((await getAccount(email)).emailOff).toBe('bounced');
    await finishConfirmation(email, await codeFor(email));
    expect((await getAccount(email)).emailOff).toBeUndefined();
  });

  it('stays on where it was confirmed after that e-mail, and off where it was before', async () => {
    const { email, code } = await registered();
    await finishConfirmation(email, code);
    await switchOff(email, 'bounced', later(-1));
    expect((await getAccount(email)).emailOff).toBeUndefined();
    await switchOff(email, 'complained', later(1));
    expect((await getAccount(email)).emailOff).toBe('complained');
  });

  it('is none where nobody has it, and is not forgotten where the table does not answer', async () => {
    await switchOff(`${randomUUID()}@example.com`, 'bounced', AT);
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(switchOff('a@example.com', 'bounced', AT)).rejects.toThrow('unavailable');
    vi.restoreAllMocks();
  });
});
