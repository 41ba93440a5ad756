import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { findInvitation, writeInvitation } from '#functions/store/accounts/invitations.ts';
import { listStaff } from '#functions/store/accounts/staff.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import { at, customerWith, someCustomer } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { readResetHash } from '#shared/resetPath.ts';
import { finishConfirmation, startConfirmation } from './confirmations.ts';
import {
  invitationOfLink,
  invite,
  readInvitations,
  startInvitation,
  withdrawInvitation,
} from './invitations.ts';
import { finishReset, startReset } from './passwordResets.ts';
import { setRole } from './setRole.ts';

useTable();
beforeAll(() => vi.stubEnv('SITE_URL', 'https://coldroom.rw'));
afterAll(() => vi.unstubAllEnvs());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const newAddress = () => `${randomUUID()}@example.com`;
const someAdmin = () => customerWith({ role: 'admin' });

/** The secret in the link of the e-mail that an address gets. */
async function secretFor(email: string): Promise<string> {
  const mail = await startInvitation(email);
  const hash = /\/signup(#\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(readResetHash(hash).email).toBe(email);
  return readResetHash(hash).code;
}

/** Somebody who registers an address, whatever they have of its invitation. */
const register = async (email: string, secret?: string) =>
  createUser({
    email,
    passwordHash: 'not a hash',
    role: 'user',
    firstName: 'Keza',
    lastName: 'New',
    phoneNumber: '+250788000000',
    invitationId: await invitationOfLink(email, secret),
  });

async function codeFor(email: string): Promise<string> {
  return (await startConfirmation(email))?.subject.slice(0, 8) ?? '';
}

/** Somebody who was invited and has registered by the link, and the code that was sent to them. */
async function invitedAndRegistered(role: 'operator' | 'admin' = 'operator') {
  const [boss, email] = [await someAdmin(), newAddress()];
  const invitation = await invite(email, role, boss);
  const { userId } = await register(email, await secretFor(email));
  return { boss, email, invitation, userId, code: await codeFor(email) };
}

const listed = async (email: string) =>
  (await readInvitations()).filter((one) => one.email === email);

/** What the journal tells of an address or a name, in the order of the moments, and of the acts at one moment. */
const told = async (thing: string) =>
  (await everyItem())
    .filter((item) => item.entity === 'journal' && item.thing === thing)
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

const orderOf = ({ at, act }: Record<string, unknown>) =>
  `${String(at)} ${ACTS.indexOf(String(act))}`;

const ACTS = ['invited', 'invitationWithdrawn', 'invitationAccepted'];

const daysLater = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 });

describe('an invitation', () => {
  it('is listed with who invited whom, is told in the journal, and asks for its e-mail', async () => {
    const [boss, email] = [await someAdmin(), newAddress()];
    const invitation = await invite(email, 'operator', boss);
    expect(invitation).toMatchObject({ email, role: 'operator', by: 'Test Customer' });
    expect(await listed(email)).toEqual([invitation]);
    expect(await told(email)).toMatchObject([
      { act: 'invited', kind: 'invitation', thingId: invitation.id, role: 'operator' },
    ]);
    const mails = (await everyItem()).filter(({ entity, to }) => entity === 'mail' && to === email);
    expect(mails).toMatchObject([{ kind: 'teamInvitation', state: 'waiting' }]);
  });

  it('is stored without its secret, and the secret of the last e-mail alone is right', async () => {
    const [boss, email] = [await someAdmin(), newAddress()];
    const { id } = await invite(email, 'operator', boss);
    expect(await invitationOfLink(email, 'anything')).toBeUndefined();
    const [first, second] = [await secretFor(email), await secretFor(email)];
    expect(JSON.stringify(await everyItem())).not.toContain(second);
    expect(await invitationOfLink(email, first)).toBeUndefined();
    expect(await invitationOfLink(email, second)).toBe(id);
    expect(await invitationOfLink(newAddress(), second)).toBeUndefined();
    expect(await invitationOfLink(email, undefined)).toBeUndefined();
  });

  it('of an address that has an account is refused, also where it registers meanwhile', async () => {
    const [boss, known, email] = [await someAdmin(), await someCustomer(), newAddress()];
    const refused = { code: 'hasAccount' };
    await expect(invite(known.email, 'operator', boss)).rejects.toMatchObject(refused);
    doInBetween(() => register(email));
    await expect(invite(email, 'operator', boss)).rejects.toMatchObject(refused);
    expect(await listed(email)).toEqual([]);
  });

  it('is made and withdrawn by nobody who is no admin any more', async () => {
    const [former, boss, email] = [await someAdmin(), await someAdmin(), newAddress()];
    await setRole(former.email, 'operator', boss);
    const refused = { code: 'adminOnly' };
    await expect(invite(email, 'admin', former)).rejects.toMatchObject(refused);
    const { id } = await invite(email, 'admin', boss);
    await expect(withdrawInvitation(id, former)).rejects.toMatchObject(refused);
    expect(await listed(email)).toHaveLength(1);
  });

  it('is one for an address, also where several admins invite it at once', async () => {
    const admins = await Promise.all([1, 2, 3, 4].map(someAdmin));
    const email = newAddress();
    const { won, lost } = await outcomes(admins.map((one) => invite(email, 'operator', one)));
    expect(won).toHaveLength(1);
    for (const error of lost) {
      expect(['alreadyInvited', 'busy']).toContain((error as { code: string }).code);
    }
    expect(await listed(email)).toEqual(won);
    expect(await told(email)).toHaveLength(1);
    await expect(invite(email, 'admin', at(admins, 0))).rejects.toMatchObject({
      code: 'alreadyInvited',
    });
  });

  it('is made once where it meets another write, or its answer is lost', async () => {
    const [boss, email] = [await someAdmin(), newAddress()];
    meetConflictOnce();
    await invite(email, 'operator', boss);
    const stored = await findInvitation(email);
    if (!stored) throw new Error('There is no invitation');
    // What was written, and is sent again.
    expect(await writeInvitation(stored, boss, [])).toEqual(stored);
    expect(await told(email)).toHaveLength(1);
    vi.restoreAllMocks();
    meetConflictOnce();
    const [{ id } = { id: '' }] = await listed(email);
    await withdrawInvitation(id, boss);
    expect(await told(email)).toHaveLength(2);
  });

  it('that has expired is listed no more, gives no role, and can be made anew', async () => {
    const { boss, email, invitation } = await invitedAndRegistered();
    const other = newAddress();
    await invite(other, 'operator', boss);
    daysLater(limits.invitationDays);
    expect(await listed(email)).toEqual([]);
    expect(await startInvitation(other)).toBeUndefined();
    await expect(withdrawInvitation(invitation.id, boss)).rejects.toMatchObject({
      code: 'invitationGone',
    });
    expect(await finishConfirmation(email, await codeFor(email))).toBeUndefined();
    expect((await getAccount(email)).role).toBe('user');
    expect(await invite(other, 'admin', boss)).toMatchObject({ role: 'admin' });
    expect(await listed(other)).toHaveLength(1);
  });

  it('that was withdrawn sends no e-mail, and gives no role', async () => {
    const { boss, email, invitation, code } = await invitedAndRegistered();
    expect(await withdrawInvitation(invitation.id, boss)).toEqual(invitation);
    expect(await told(email)).toMatchObject([
      { act: 'invited' },
      { act: 'invitationWithdrawn', userId: boss.userId },
    ]);
    expect(await startInvitation(email)).toBeUndefined();
    await expect(withdrawInvitation(invitation.id, boss)).rejects.toMatchObject({
      code: 'invitationGone',
    });
    await finishConfirmation(email, code);
    expect(await getAccount(email)).toMatchObject({ role: 'user' });
  });

  it('is withdrawn once where two admins do it', async () => {
    const [{ boss, email, invitation }, other] = [await invitedAndRegistered(), await someAdmin()];
    doInBetween(() => withdrawInvitation(invitation.id, boss));
    await expect(withdrawInvitation(invitation.id, other)).rejects.toMatchObject({
      code: 'invitationGone',
    });
    expect((await told(email)).map(({ act }) => act)).toEqual(['invited', 'invitationWithdrawn']);
  });

  it('that is withdrawn while its e-mail is written sends none', async () => {
    const [boss, email] = [await someAdmin(), newAddress()];
    const { id } = await invite(email, 'operator', boss);
    doInBetween(() => withdrawInvitation(id, boss));
    expect(await startInvitation(email)).toBeUndefined();
    await invite(email, 'operator', boss);
    meetConflictOnce();
    expect(await startInvitation(email)).toBeDefined();
  });

  it('is over where an admin gives the role otherwise', async () => {
    const { boss, email } = await invitedAndRegistered();
    await setRole(email, 'admin');
    expect(await listed(email)).toEqual([]);
    expect((await getAccount(email)).role).toBe('admin');
    await setRole(email, 'user', boss);
  });
});

describe('whoever was invited', () => {
  it('gets the role when the address is confirmed and not before, and signs in again', async () => {
    const { email, userId, code, invitation } = await invitedAndRegistered();
    expect((await getAccount(email)).role).toBe('user');
    const iat = Math.floor(Date.now() / 1000);
    const joining = await finishConfirmation(email, code);
    expect(joining?.role).toBe('operator');
    const account = await getAccount(email);
    expect(account).toMatchObject({ role: 'operator', roleSince: joining?.roleSince });
    expect(account.emailConfirmedAt).toBe(joining?.roleSince);
    expect(await isRevoked({ userId, iat })).toBe(true);
    expect(await listStaff()).toContainEqual({
      userId,
      role: 'operator',
      since: account.roleSince,
    });
    expect(await listed(email)).toEqual([]);
    expect(await told('Keza New')).toContainEqual(
      expect.objectContaining({
        act: 'invitationAccepted',
        kind: 'person',
        thingId: userId,
        userId,
        role: invitation.role,
      }),
    );
    await expectConsistency();
  });

  it('does not get it by the code alone where somebody registered the address without the link', async () => {
    const [boss, email] = [await someAdmin(), newAddress()];
    await invite(email, 'admin', boss);
    await register(email, 'a guess');
    expect(await finishConfirmation(email, await codeFor(email))).toBeUndefined();
    expect(await getAccount(email)).toMatchObject({ role: 'user' });
    expect(await listed(email)).toHaveLength(1);
    // Whoever registered it first has lost the account, because its password is another one.
    const reset = (await startReset(email))?.subject.slice(0, 8) ?? '';
    const changed = await finishReset(email, reset, 'a password of my own');
    expect(changed.role).toBe('admin');
    expect(await getAccount(email)).toMatchObject({
      role: 'admin',
      passwordHash: changed.passwordHash,
    });
    expect(await listed(email)).toEqual([]);
    await expectConsistency();
  });

  it('gets it once, where the code is sent twice at once', async () => {
    const { email, code, userId } = await invitedAndRegistered('admin');
    const { won, lost } = await outcomes([
      finishConfirmation(email, code),
      finishConfirmation(email, code),
    ]);
    expect([won.length, lost.length]).toEqual([1, 1]);
    const accepted = (await told('Keza New')).filter(({ thingId }) => thingId === userId);
    expect(accepted).toHaveLength(1);
  });

  it('has confirmed the address without a role where the invitation is withdrawn meanwhile', async () => {
    const { boss, email, code, invitation } = await invitedAndRegistered();
    doInBetween(() => withdrawInvitation(invitation.id, boss));
    expect(await finishConfirmation(email, code)).toBeUndefined();
    const account = await getAccount(email);
    expect(account.role).toBe('user');
    expect(account.emailConfirmedAt).toBeDefined();
  });

  it('and the admin who withdraws it at once do not both succeed', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { boss, email, code, invitation } = await invitedAndRegistered();
      const [confirmed, withdrawn] = await Promise.allSettled([
        finishConfirmation(email, code),
        withdrawInvitation(invitation.id, boss),
      ]);
      const { role } = await getAccount(email);
      const joined = confirmed.status === 'fulfilled' && confirmed.value !== undefined;
      expect(joined).toBe(role === 'operator');
      expect(joined).toBe(withdrawn.status === 'rejected');
      expect((await told(email)).map(({ act }) => act)).toEqual(
        joined ? ['invited'] : ['invited', 'invitationWithdrawn'],
      );
    }
  });

  it('whose account is gone, or was given a role meanwhile, is not given another', async () => {
    const gone = await invitedAndRegistered();
    const removal = { Delete: { TableName: settings.tableName(), Key: keys.account(gone.email) } };
    doInBetween(() => transact([{ name: 'removal', write: removal }]));
    await expect(finishConfirmation(gone.email, gone.code)).rejects.toMatchObject({
      code: 'wrongCode',
    });
    const plain = await customerWith({ emailConfirmedAt: undefined });
    const code = await codeFor(plain.email);
    const other = { Delete: { TableName: settings.tableName(), Key: keys.account(plain.email) } };
    doInBetween(() => transact([{ name: 'removal', write: other }]));
    await expect(finishConfirmation(plain.email, code)).rejects.toMatchObject({
      code: 'wrongCode',
    });
    const promoted = await invitedAndRegistered();
    doInBetween(() => setRole(promoted.email, 'admin'));
    expect(await finishConfirmation(promoted.email, promoted.code)).toBeUndefined();
    expect((await getAccount(promoted.email)).role).toBe('admin');
  });
});
