import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { schedule } from '#functions/domain/decideMove.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { bearer, invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { finishRemovals } from '#functions/testing/finishRemovals.ts';
import { admin, requestFor, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { claimPayment } from '#functions/usecases/paymentClaims.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import type { Role } from '#shared/claims.ts';
import * as contract from '#shared/contract/account.ts';
import { DAY_MS } from '#shared/days.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import { handler as get } from './get.ts';
import { handler as remove } from './remove.ts';

useTable();
const password = 'Gisenyi#2027';
const person = { firstName: 'Keza', lastName: 'Test', phoneNumber: '+250788123456' };

async function someone(role: Role = 'user') {
  const email = `${randomUUID()}@example.com`;
  const passwordHash = await hashPassword(password);
  const account = await createUser({ ...person, email, passwordHash, role });
  await transact([writeListedCustomer(account)]);
  return { account, token: await tokenFor(account), customer: { ...account, names: 'Keza Test' } };
}

const removing = (token: string, given = password) =>
  invokeWithJson(remove, contract.remove, { password: given }, bearer(token));

describe('a customer deletes their own account', () => {
  it('with the password: bookings stay without a name, and the session ends', async () => {
    const { account, token, customer } = await someone();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    const self = { actor: 'customer', userId: account.userId, names: 'Keza Test' } as const;
    await moveBooking(id, 'cancelled', self);
    expect(await removing(token)).toMatchObject({
      status: 200,
      body: { message: 'Your account is deleted.' },
    });
    expect(await findAccount(account.email)).toBeUndefined();
    await finishRemovals();
    expect(await getBooking(id, 'anybody')).toMatchObject({ userName: FORMER_CUSTOMER });
    expect((await invoke(get, contract.get, bearer(token))).status).toBe(401);
  });

  it('not with a wrong password', async () => {
    const { account, token } = await someone();
    expect(await removing(token, 'wrong')).toMatchObject({
      status: 401,
      body: { code: 'invalidCredentials' },
    });
    expect(await findAccount(account.email)).toMatchObject(account);
  });

  it('not while bookings hold days, which are named', async () => {
    const { account, token, customer } = await someone();
    const room = await someRoom();
    const { number = '' } = await bookRoom(requestFor(room, 5, 6), customer);
    const { status, body } = await removing(token);
    expect([status, body.code]).toEqual([409, 'bookingsHeld']);
    expect(body.message).toContain(`${number}, ${room.name}`);
    expect(await findAccount(account.email)).toMatchObject(account);
  });

  it('not while money is open or goods are in the room, which is said with what to do', async () => {
    const { account, token, customer } = await someone();
    const room = await someRoom({ name: 'Musanze Fresh' });
    const { id, number = '' } = await bookRoom(requestFor(room, 0, 1), customer);
    await moveBooking(id, 'approved', admin);
    await setPresence(id, 'in', admin);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * DAY_MS });
    await moveBooking(id, 'completed', schedule);
    vi.useRealTimers();
    const name = `${number}, Musanze Fresh`;
    const checkedIn = `${name}: your goods are in the room. Please take them out and have us check you out first.`;
    const refusalOf = async () => {
      const { status, body } = await removing(token);
      expect([status, body.code]).toEqual([409, 'mattersOpen']);
      return body.message;
    };
    expect(await refusalOf()).toBe(
      `Your account cannot be deleted yet. ${name}: 50,001 Rwf is still to be paid. Please pay it first. ${checkedIn}`,
    );
    const paid = { kind: 'payment', amount: 50_000, way: 'cash' } as const;
    await recordPayment(id, paid, admin);
    await claimPayment(id, { amount: 1, way: 'bank', reference: 'T-1' }, account.userId);
    expect(await refusalOf()).toBe(
      `Your account cannot be deleted yet. ${name}: we have not checked yet what you say that you have paid. Please wait for our answer. ${checkedIn}`,
    );
    expect(await findAccount(account.email)).toMatchObject(account);
  });

  it('not while a refund is due to them', async () => {
    const { token, customer } = await someone();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    await moveBooking(id, 'approved', admin);
    await recordPayment(id, { kind: 'payment', amount: 50_000, way: 'cash' }, admin);
    await moveBooking(id, 'cancelled', admin);
    expect((await removing(token)).body.message).toContain(
      ': we owe you 50,000 Rwf. Please ask us for this refund first.',
    );
  });

  it.each(['operator', 'admin'] as const)('not as an %s', async (role) => {
    const { token } = await someone(role);
    expect(await removing(token)).toMatchObject({ status: 403, body: { code: 'adminAccount' } });
  });
});
