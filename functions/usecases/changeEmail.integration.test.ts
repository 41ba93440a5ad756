import { randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRevocations } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { findAccount, findAccountOf, getAccount } from '#functions/store/accounts/accounts.ts';
import { putCode } from '#functions/store/accounts/codes.ts';
import { switchOff } from '#functions/store/accounts/confirmations.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { setMailsOff } from '#functions/store/accounts/mailsOff.ts';
import { listStaff } from '#functions/store/accounts/staff.ts';
import { toProfile } from '#functions/store/accounts/storedAccount.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { listCustomers, writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { readTotal } from '#functions/store/figures/readFigures.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { finishRemovals } from '#functions/testing/finishRemovals.ts';
import { customerWith, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { changeEmail } from './changeEmail.ts';
import { finishReset, startReset } from './passwordResets.ts';
import { changePassword } from './passwords.ts';
import { removeAccount } from './removeAccount.ts';
import { setRole } from './setRole.ts';

useTable();
beforeAll(() => vi.stubEnv('SITE_URL', 'https://coldroom.rw'));
afterAll(() => vi.unstubAllEnvs());

const newAddress = (): string => `${randomUUID()}@example.com`;

/** A listed customer, whose account has all fields that one can have, and a new address for them. */
async function mover(fields: Parameters<typeof customerWith>[0] = {}) {
  const person = await customerWith(fields);
  const account = await getAccount(person.email);
  await transact([writeListedCustomer(account)]);
  return { person, account, old: person.email, email: newAddress() };
}

const mailsTo = async (email: string) =>
  (await everyItem()).filter(({ entity, to }) => entity === 'mail' && to === email);

/** The items of the table that name an address, without e-mails. */
const itemsNaming = async (email: string) =>
  (await everyItem()).filter(
    (item) => item.entity !== 'mail' && JSON.stringify(item).includes(email),
  );

/** How many accounts there are of a user. */
const accountsOf = async (userId: string) =>
  (await everyItem()).filter((item) => item.entity === 'account' && item.userId === userId);

const codeIn = (subject = ''): string => subject.slice(0, 8);

describe('a change of the e-mail address', () => {
  it('moves the account with all that names its address, and ends its sessions', async () => {
    const { account, old, email, person } = await mover();
    await setMailsOff(account, ['answers']);
    await putCode('reset', old, 'a hash', 4e9);
    await putCode('confirmation', old, 'a hash', 4e9);
    const changed = await changeEmail(account, email);
    // Nothing names the old address but the account itself, which keeps whose messages it has written.
    const { pk } = keys.account(email);
    expect((await itemsNaming(old)).map((item) => [item.pk, item.formerAddresses])).toEqual([
      [pk, [{ email: old, until: expect.any(String) as string }]],
    ]);
    const stored = await getAccount(email);
    expect(toProfile(stored)).toEqual({
      ...toProfile(account),
      email,
      emailConfirmedAt: undefined,
      mailsOff: ['answers'],
    });
    expect(stored.passwordHash).toBe(account.passwordHash);
    expect(changed.tokensFrom).toBe(stored.tokensFrom);
    expect((await readRevocations()).get(person.userId)).toBe(stored.tokensFrom);
    expect((await listCustomers(email, {})).items).toMatchObject([{ userId: person.userId }]);
    expect((await listCustomers(old, {})).items).toEqual([]);
    expect((await findAccountOf(person.userId))?.email).toBe(email);
    await expectConsistency();
  });

  it('sends the new address a code, and tells the old one', async () => {
    const { account, old, email } = await mover();
    await changeEmail(account, email);
    expect(await mailsTo(email)).toMatchObject([{ kind: 'emailConfirmation', state: 'waiting' }]);
    expect(await mailsTo(old)).toMatchObject([{ kind: 'emailChanged', firstName: 'Test' }]);
  });

  it.each([
    { emailConfirmedAt: undefined },
    { emailConfirmedAt: '2026-01-01', emailOff: 'bounced' as const },
  ])('does not tell an old address of %j', async (fields) => {
    const { account, old, email } = await mover(fields);
    await changeEmail(account, email);
    expect(await mailsTo(old)).toEqual([]);
    expect((await getAccount(email)).emailOff).toBeUndefined();
  });

  it('leaves bookings and counts with their customer', async () => {
    const { account, email, person } = await mover();
    await bookRoom(requestFor(await someRoom(), 5, 6), person);
    await changeEmail(account, email);
    await bookRoom(requestFor(await someRoom(), 5, 6), person);
    await expectConsistency();
  });

  it('takes the account out of the figures, where the new item is counted as a new account', async () => {
    const { account, email } = await mover();
    const { customers: before } = await readTotal();
    await changeEmail(account, email);
    expect((await readTotal()).customers).toBe(before - 1);
  });

  it('frees the old address, whose next account is another one', async () => {
    const { account, old, email, person } = await mover();
    await changeEmail(account, email);
    const next = await customerWith({ email: old });
    expect((await findAccountOf(person.userId))?.email).toBe(email);
    expect((await findAccountOf(next.userId))?.email).toBe(old);
    await expectConsistency();
  });

  it('is refused for an address that has an account, and the same one', async () => {
    const { account, old } = await mover();
    const other = await someCustomer();
    await expect(changeEmail(account, other.email)).rejects.toMatchObject({ code: 'emailTaken' });
    await expect(changeEmail(account, old)).rejects.toMatchObject({ code: 'sameEmail' });
    expect(await getAccount(old)).toEqual(account);
    expect((await getAccount(other.email)).userId).toBe(other.userId);
  });
});

describe('a change of the e-mail address, and at once', () => {
  it('another one: one of them is done, whoever presses twice has both answered', async () => {
    const { account, email, person } = await mover();
    const tries = [email, email, newAddress(), newAddress(), email].map((to) =>
      changeEmail(account, to),
    );
    const { won, lost } = await outcomes(tries);
    expect(won.length).toBeGreaterThan(0);
    expect(new Set(won.map((one) => one.email)).size).toBe(1);
    for (const error of lost) expect(error).toMatchObject({ code: 'invalidToken' });
    expect(await accountsOf(person.userId)).toHaveLength(1);
    await expectConsistency();
  });

  it('the same one, by a second press: both are answered the same', async () => {
    const { account, email } = await mover();
    doInBetween(() => changeEmail(account, email));
    const { tokensFrom } = await changeEmail(account, email);
    expect(await getAccount(email)).toMatchObject({ userId: account.userId, tokensFrom });
    expect(await mailsTo(email)).toHaveLength(1);
    await expectConsistency();
  });

  it('others to the same address: one has it', async () => {
    const email = newAddress();
    const movers = await Promise.all([mover(), mover(), mover()]);
    const { won, lost } = await outcomes(movers.map(({ account }) => changeEmail(account, email)));
    expect(won).toHaveLength(1);
    for (const error of lost) expect(error).toMatchObject({ code: 'emailTaken' });
    expect((await getAccount(email)).userId).toBe(won[0]?.userId);
    await expectConsistency();
  });

  it('a registration of the new address: one has it', async () => {
    const { account, email, person, old } = await mover();
    const { won, lost } = await outcomes<{ userId: string }>([
      changeEmail(account, email),
      createUser({ ...toProfile(account), email, passwordHash: 'x' }),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject([{ code: 'emailTaken' }]);
    expect((await findAccount(email))?.userId).toBe(won[0]?.userId);
    expect(await findAccount(old)).toEqual(won[0]?.userId === person.userId ? undefined : account);
    await expectConsistency();
  });

  it('a reset of the password: the reset before it ends it, the reset after it has no code', async () => {
    const first = await mover();
    const code = codeIn((await startReset(first.old))?.subject);
    doInBetween(() => finishReset(first.old, code, 'a password of my own'));
    await expect(changeEmail(first.account, first.email)).rejects.toMatchObject({
      code: 'invalidCredentials',
    });
    const second = await mover();
    const late = codeIn((await startReset(second.old))?.subject);
    await changeEmail(second.account, second.email);
    await expect(finishReset(second.old, late, 'a password of my own')).rejects.toMatchObject({
      code: 'wrongCode',
    });
    expect((await getAccount(second.email)).passwordHash).toBe(second.account.passwordHash);
  });

  it('a new password: the one after the other is refused', async () => {
    const { account, email, person } = await mover();
    const { won, lost } = await outcomes<unknown>([
      changeEmail(account, email),
      changePassword(account, 'another hash'),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject([{ code: 'invalidCredentials' }]);
    expect(await accountsOf(person.userId)).toHaveLength(1);
    await expectConsistency();
  });

  it('another role: it is kept, and the list of the staff as well', async () => {
    const { account, email, old, person } = await mover();
    doInBetween(() => setRole(old, 'operator'));
    await changeEmail(account, email);
    expect((await getAccount(email)).role).toBe('operator');
    const admin = await mover();
    await setRole(admin.old, 'admin');
    doInBetween(async () => changeEmail(await getAccount(email), newAddress()));
    await expect(setRole(email, 'user', admin.person)).rejects.toMatchObject({
      code: 'accountNotFound',
    });
    expect((await listStaff()).find(({ userId }) => userId === person.userId)?.role).toBe(
      'operator',
    );
    await expectConsistency();
  });

  it('the deletion of the account: one of them is done', async () => {
    const { account, email, old, person } = await mover();
    doInBetween(() => removeAccount(account));
    await expect(changeEmail(account, email)).rejects.toMatchObject({ code: 'invalidToken' });
    expect(await accountsOf(person.userId)).toEqual([]);
    const other = await mover();
    doInBetween(() => changeEmail(other.account, other.email));
    expect(await removeAccount(other.account)).toEqual({ outcome: 'changed' });
    expect((await getAccount(other.email)).userId).toBe(other.person.userId);
    expect(await findAccount(old)).toBeUndefined();
    await finishRemovals();
    await expectConsistency();
  });

  it('a change of the profile, or a report that switches the address off: nothing is lost', async () => {
    const { account, email, old } = await mover();
    doInBetween(async () => {
      await updateAccount(account, { firstName: 'Keza', phoneNumber: '+250788999888' });
      await switchOff(old, 'bounced', new Date().toISOString());
    });
    await changeEmail(account, email);
    expect(await getAccount(email)).toMatchObject({
      firstName: 'Keza',
      phoneNumber: '+250788999888',
    });
    expect(await mailsTo(old)).toEqual([]);
    await expectConsistency();
  });
});

describe('the account of a user', () => {
  it('is found where its address changes while it is read', async () => {
    const { account, email, person } = await mover();
    const send = db.send.bind(db);
    const spy = vi.spyOn(db, 'send').mockImplementation((async (command: object) => {
      if (!(command instanceof GetCommand)) return send(command as never);
      spy.mockRestore();
      await changeEmail(account, email);
      return send(command as never);
    }) as never);
    expect((await findAccountOf(person.userId))?.email).toBe(email);
  });

  it('is none where only its counts are there, or nobody has the id', async () => {
    const { old, person } = await mover();
    await db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.account(old) }));
    expect(await findAccountOf(person.userId)).toBeUndefined();
    expect(await findAccountOf(randomUUID())).toBeUndefined();
  });
});
