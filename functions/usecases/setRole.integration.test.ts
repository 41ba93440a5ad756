import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokensFromAfter } from '#functions/domain/password.ts';
import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { findAccount, getAccount } from '#functions/store/accounts/accounts.ts';
import { endAllSessions } from '#functions/store/accounts/endSessions.ts';
import { listStaff, listStaffIds, removeStaff } from '#functions/store/accounts/staff.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { customerWith, someCustomer } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import type { Role } from '#shared/claims.ts';
import { listTeam } from './listTeam.ts';
import { changePassword } from './passwords.ts';
import { isLastAdmin, setRole, withdrawRole } from './setRole.ts';

useTable();
afterEach(() => vi.useRealTimers());

const roleOf = async (email: string): Promise<Role> => (await getAccount(email)).role;

/** Somebody whom the command line has given a role. */
async function someOne(role: 'operator' | 'admin') {
  const person = await someCustomer();
  await setRole(person.email, role);
  return person;
}

/** The accounts of admins in the whole table. */
const adminsInTable = async () =>
  (await everyItem()).filter(({ entity, role }) => entity === 'account' && role === 'admin');

/** Makes customers of all admins but these. */
async function leaveOnly(...emails: string[]): Promise<void> {
  for (const { email } of await adminsInTable()) {
    if (!emails.includes(String(email))) await setRole(String(email), 'user');
  }
}

describe('a role', () => {
  it('is given by an admin, ends all sessions, and is in the list at once', async () => {
    const [admin, person] = [await someOne('admin'), await someCustomer()];
    const iat = Math.floor(Date.now() / 1000);
    const account = await setRole(person.email, 'operator', admin);
    expect(account).toMatchObject({ userId: person.userId, role: 'operator' });
    expect(await getAccount(person.email)).toEqual(account);
    expect(await isRevoked({ userId: person.userId, iat })).toBe(true);
    const entry = { userId: person.userId, role: 'operator', since: account.roleSince };
    expect(await listStaff()).toContainEqual(entry);
    await setRole(person.email, 'admin', admin);
    expect(await listStaff()).toContainEqual(
      expect.objectContaining({ userId: person.userId, role: 'admin' }),
    );
    await setRole(person.email, 'user', admin);
    expect(await listStaffIds()).not.toContain(person.userId);
    await expectConsistency();
  });

  it('that somebody has already is not given again, and ends no session', async () => {
    const [admin, operator] = [await someOne('admin'), await someOne('operator')];
    const before = await getAccount(operator.email);
    expect(await setRole(operator.email, 'operator', admin)).toEqual(before);
    expect(await getAccount(operator.email)).toEqual(before);
  });

  it('is given to nobody who is not there, or whose address is not confirmed', async () => {
    const admin = await someOne('admin');
    await expect(setRole('nobody@example.com', 'admin', admin)).rejects.toMatchObject({
      code: 'accountNotFound',
    });
    const stranger = await customerWith({ emailConfirmedAt: undefined });
    await expect(setRole(stranger.email, 'operator', admin)).rejects.toMatchObject({
      code: 'addressUnconfirmed',
    });
    expect(await roleOf(stranger.email)).toBe('user');
    const moved = await customerWith({ emailConfirmedAt: undefined, role: 'operator' });
    await expect(setRole(moved.email, 'admin', admin)).rejects.toMatchObject({
      code: 'addressUnconfirmed',
    });
    expect(await roleOf(moved.email)).toBe('operator');
    expect(await findAccount('nobody@example.com')).toBeUndefined();
  });

  it('is given by nobody who is no admin any more, whatever their token says', async () => {
    const [former, other] = [await someOne('admin'), await someOne('operator')];
    await someOne('admin');
    await setRole(former.email, 'user');
    for (const email of [other.email, former.email]) {
      await expect(setRole(email, 'admin', former)).rejects.toMatchObject({ code: 'adminOnly' });
    }
    expect(await roleOf(other.email)).toBe('operator');
    expect(await roleOf(former.email)).toBe('user');
  });

  describe('that is withdrawn in the second of another end of the sessions', () => {
    /** An operator whose time stands still. A change of the password answers a token of the moment `tokensFrom`. */
    async function someoneNow() {
      const { email } = await someOne('operator');
      const now = Date.now() + 60_000;
      vi.useFakeTimers({ toFake: ['Date'], now });
      return { email, now, choose: async () => changePassword(await getAccount(email), 'new') };
    }

    it('ends the session that was begun by it', async () => {
      const { email, choose } = await someoneNow();
      const { userId, tokensFrom } = await choose();
      await setRole(email, 'user');
      expect(await isRevoked({ userId, iat: tokensFrom })).toBe(true);
    });

    it('ends the session that was begun while it was withdrawn', async () => {
      const { email, now, choose } = await someoneNow();
      let begun = 0;
      doInBetween(async () => {
        vi.setSystemTime(now + 1000);
        begun = (await choose()).tokensFrom;
      });
      const { userId } = await setRole(email, 'user');
      expect(await isRevoked({ userId, iat: begun })).toBe(true);
    });

    it.each([
      ['another password', ({ choose }: Awaited<ReturnType<typeof someoneNow>>) => choose()],
      [
        'the end of all sessions',
        async ({ email, now }: Awaited<ReturnType<typeof someoneNow>>) =>
          endAllSessions(email, (await getAccount(email)).userId, tokensFromAfter(now / 1000)),
      ],
    ])('lets none of its tokens come back by %s', async (_, act) => {
      const someone = await someoneNow();
      const { userId, tokensFrom } = await someone.choose();
      await setRole(someone.email, 'user');
      await act(someone);
      expect(await isRevoked({ userId, iat: tokensFrom })).toBe(true);
    });
  });

  it('is decided anew where it changes meanwhile', async () => {
    const [admin, person] = [await someOne('admin'), await someCustomer()];
    doInBetween(() => setRole(person.email, 'admin'));
    expect(await setRole(person.email, 'operator', admin)).toMatchObject({ role: 'operator' });
    expect(await listStaff()).toContainEqual(
      expect.objectContaining({ userId: person.userId, role: 'operator' }),
    );
  });
});

describe('the last admin', () => {
  it('cannot go, by nobody’s hand', async () => {
    const [first, second] = [await someOne('admin'), await someOne('admin')];
    await leaveOnly(first.email, second.email);
    await setRole(first.email, 'operator', first);
    for (const by of [second, undefined]) {
      for (const role of ['user', 'operator'] as const) {
        await expect(setRole(second.email, role, by)).rejects.toMatchObject({ code: 'lastAdmin' });
      }
    }
    expect(await withdrawRole(second)).toBe(false);
    expect(await withdrawRole(first)).toBe(true);
    expect(await roleOf(second.email)).toBe('admin');
  });

  it('is not taken for another one whom a stale list has', async () => {
    const [first, second] = [await someOne('admin'), await someOne('admin')];
    await leaveOnly(first.email, second.email);
    await setRole(second.email, 'user', first);
    // Entries from before there were operators name no role.
    const since = '2026-01-01T00:00:00.000Z';
    for (const userId of [second.userId, 'gone']) {
      const Item = { ...keys.staff(userId), entity: 'staff', userId, since };
      await transact([
        { name: 'stale', write: { Put: { TableName: settings.tableName(), Item } } },
      ]);
    }
    expect(await listStaff()).toContainEqual({ userId: 'gone', role: 'admin', since });
    await expect(setRole(first.email, 'user', first)).rejects.toMatchObject({ code: 'lastAdmin' });
    await transact([removeStaff(second.userId), removeStaff('gone')]);
  });

  it('stays where two withdraw each other, or themselves, at once', async () => {
    const [first, second] = [await someOne('admin'), await someOne('admin')];
    for (const [by, other] of [
      [first, second],
      [second, first],
    ] as const) {
      await setRole(first.email, 'admin');
      await setRole(second.email, 'admin');
      await leaveOnly(first.email, second.email);
      const { won, lost } = await outcomes([
        setRole(first.email, 'user', by),
        setRole(second.email, 'user', other),
      ]);
      expect([won, lost].map((all) => all.length)).toEqual([1, 1]);
      expect(await adminsInTable()).toHaveLength(1);
    }
  });

  it('stays whatever several admins do to each other at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(someCustomer));
    const who = fc.nat(people.length - 1);
    const deed = fc.record({
      by: who,
      to: who,
      role: fc.constantFrom<Role>('user', 'operator', 'admin'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 8 }), async (deeds) => {
        for (const { email } of people) await setRole(email, 'admin');
        await leaveOnly(...people.map(({ email }) => email));
        const { lost } = await outcomes(
          deeds.map(({ by, to, role }) => {
            const [giver, taker] = [people[by], people[to]];
            if (!giver || !taker) throw new Error('There is no such person');
            return setRole(taker.email, role, giver);
          }),
        );
        for (const refusal of lost) {
          expect(['adminOnly', 'lastAdmin', 'busy']).toContain((refusal as { code: string }).code);
        }
        const admins = await adminsInTable();
        expect(admins.length).toBeGreaterThan(0);
        const listed = (await listStaff()).filter(({ role }) => role === 'admin');
        expect(listed.map(({ userId }) => userId).toSorted()).toEqual(
          admins.map(({ userId }) => String(userId)).toSorted(),
        );
        await expectConsistency();
      }),
      { numRuns: 15 },
    );
  }, 120_000);
});

it('the team is everybody of the staff whom the list of customers has', async () => {
  const { userId } = await someOne('operator');
  // The outbox has not listed them yet.
  expect((await listTeam()).map((member) => member.userId)).not.toContain(userId);
});

it('a role of nobody cannot be withdrawn', async () => {
  await expect(withdrawRole({ email: 'nobody@example.com' })).rejects.toMatchObject({
    code: 'accountNotFound',
  });
});

it('knows the last admin from one of several, and from who is none', async () => {
  const [one, other] = [await someOne('admin'), await someOne('admin')];
  await leaveOnly(one.email, other.email);
  const isLast = async ({ email }: { email: string }) => isLastAdmin(await getAccount(email));
  expect(await isLast(one)).toBe(false);
  await setRole(other.email, 'user');
  expect(await isLast(one)).toBe(true);
  expect(await isLast(other)).toBe(false);
});
