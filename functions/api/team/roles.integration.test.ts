import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { listStaff } from '#functions/store/accounts/staff.ts';
import { findBooking, findBookingDetails } from '#functions/store/bookings/bookings.ts';
import { eventOf, invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import {
  admin,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { startConfirmation } from '#functions/usecases/confirmations.ts';
import { startInvitation } from '#functions/usecases/invitations.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import * as team from '#functions/usecases/setRole.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import type { Access } from '#shared/access.ts';
import { api, endpoints } from '#shared/api.ts';
import type { Role } from '#shared/claims.ts';
import * as auth from '#shared/contract/auth.ts';
import * as bookings from '#shared/contract/bookings.ts';
import * as payments from '#shared/contract/payments.ts';
import * as contract from '#shared/contract/team.ts';
import { errorBody } from '#shared/errors.ts';
import { readResetHash } from '#shared/resetPath.ts';
import type { RouteName } from '#shared/routes.ts';
import { handler as confirm } from '../auth/confirm.ts';
import { handler as register } from '../auth/register.ts';
import { handler as cancel } from '../bookings/cancel.ts';
import { handler as get } from '../bookings/get.ts';
import { handler as updateStatus } from '../bookings/updateStatus.ts';
import { handler as record } from '../payments/record.ts';
import { handler as invitations } from './invitations.ts';
import { handler as invite } from './invite.ts';
import { handler as list } from './list.ts';
import { handler as setRole } from './setRole.ts';
import { handler as withdrawInvitation } from './withdrawInvitation.ts';

useTable();
type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

const bearerOf = async (
  role: Role,
  person: { userId: string; email: string } = { userId: role, email: `${role}@example.com` },
) => ({
  headers: {
    Authorization: `Bearer ${await signToken({ names: 'Test', ...person, role })}`,
  },
});

/** The code with which somebody is refused whose call has nothing but a token. */
async function refusal(name: RouteName, role: Role): Promise<unknown> {
  const row = endpoints.find((one) => one.name === name);
  if (!row) throw new Error(`There is no ${name}`);
  const file = new URL(`../${name.replace('.', '/')}.ts`, import.meta.url);
  const { handler } = (await import(/* @vite-ignore */ file.href)) as { handler: Handler };
  const path = { id: 'any', noteId: 'any', paymentId: 'any', claimId: 'any' };
  const event = eventOf(row, { ...(await bearerOf(role)), path });
  const { statusCode, body } = await handler(event, {} as Context);
  const { code } = JSON.parse(body) as { code?: unknown };
  return statusCode === 403 ? code : undefined;
}

const namesOf = (access: Access): RouteName[] =>
  endpoints.filter((row) => row.access === access).map(({ name }) => name);

describe('the endpoints of the staff', () => {
  it.each(namesOf('admin'))('%s is refused to an operator and to a customer', async (name) => {
    expect(await refusal(name, 'operator')).toBe('adminOnly');
    expect(await refusal(name, 'user')).toBe('adminOnly');
  });

  it.each(namesOf('staff'))(
    '%s is open to an operator, and refused to a customer',
    async (name) => {
      expect(await refusal(name, 'operator')).toBeUndefined();
      expect(await refusal(name, 'user')).toBe('staffOnly');
    },
  );
});

describe('an operator', () => {
  it('sees and cancels anybody’s booking, takes money for it, and gives none back', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookRoom(requestFor(room, 5, 6), customer);
    await moveBooking(id, 'approved', admin);
    const operator = await bearerOf('operator');
    const path = { id };
    expect(await invoke(get, bookings.get, { ...operator, path })).toMatchObject({ status: 200 });
    const money = { amount: 1000, way: 'cash' };
    const pay = (kind: string, by: typeof operator) =>
      invokeWithJson(record, payments.record, { ...money, kind }, { ...by, path });
    expect(await pay('payment', operator)).toMatchObject({ status: 201 });
    expect(await pay('deposit', operator)).toMatchObject({ status: 201 });
    expect(await pay('refund', operator)).toMatchObject({
      status: 403,
      body: errorBody('adminOnly'),
    });
    expect(await pay('refund', await bearerOf('admin'))).toMatchObject({ status: 201 });
    const query = { reason: 'customerAsked' };
    expect(await invoke(cancel, bookings.cancel, { ...operator, path, query })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
  });
});

describe('a role that is withdrawn in the midst of a call', () => {
  it('lets the call end as a whole, with its history, and refuses the next one', async () => {
    vi.stubEnv('TOKEN_CHECK_SECONDS', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const clerk = await customerWith({ role: 'operator' });
    const bearer = {
      headers: { Authorization: `Bearer ${await signToken({ ...clerk, role: 'operator' })}` },
    };
    const [one, other] = await Promise.all(
      [1, 2].map(async () => bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer())),
    );
    const approve = (id = '') =>
      invokeWithJson(updateStatus, bookings.updateStatus, { id, status: 'approved' }, bearer);
    doInBetween(() => team.setRole(clerk.email, 'user'));
    expect(await approve(one?.id)).toMatchObject({ status: 200, body: { status: 'approved' } });
    const { history } = (await findBookingDetails(one?.id ?? '')) ?? {};
    expect(history?.at(-1)).toMatchObject({ to: 'approved', by: 'admin', name: clerk.names });
    expect(await approve(other?.id)).toMatchObject({ status: 401, body: { code: 'tokenExpired' } });
    expect(await findBooking(other?.id ?? '')).toMatchObject({ status: 'pending' });
    await expectConsistency();
  });
});

describe('the team', () => {
  it('is listed with names and roles, and changed by admins', async () => {
    const boss = await customerWith({ role: 'admin' });
    const person = await someCustomer();
    for (const { email } of [boss, person]) {
      const after = await getAccount(email);
      const change = { eventId: email, at: after.createdAt, before: undefined, after };
      await applyChange({ ...change, entity: 'account' });
    }
    const call = await bearerOf('admin', boss);
    const given = await invokeWithJson(
      setRole,
      contract.setRole,
      { email: person.email, role: 'operator' },
      call,
    );
    const { since } = (await listStaff()).find(({ userId }) => userId === person.userId) ?? {};
    const member = { userId: person.userId, email: person.email, role: 'operator', since };
    expect(given).toMatchObject({ status: 200, body: { ...member, firstName: 'Test' } });
    expect(given.body).not.toHaveProperty('passwordHash');
    const { body } = await invoke(list, contract.list, call);
    expect(body).toEqual([
      expect.objectContaining({ userId: boss.userId, role: 'admin' }),
      { ...member, firstName: 'Test', lastName: 'Customer' },
    ]);

    const wrong = { email: person.email, role: 'owner' };
    expect(await invokeWithJson(setRole, contract.setRole, wrong, call)).toMatchObject({
      status: 400,
    });
    const last = { email: boss.email, role: 'user' };
    expect(await invokeWithJson(setRole, contract.setRole, last, call)).toMatchObject({
      status: 409,
      body: errorBody('lastAdmin'),
    });
  });
});

describe('an invitation', () => {
  it('is made, listed and withdrawn by admins, and accepted by who registers by its link', async () => {
    vi.stubEnv('SITE_URL', 'https://coldroom.rw');
    const boss = await customerWith({ role: 'admin' });
    const call = await bearerOf('admin', boss);
    const email = `${randomUUID()}@example.com`;
    const asked = { email: email.toUpperCase(), role: 'operator' };
    const ask = () => invokeWithJson(invite, contract.invite, asked, call);
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([201, { email, role: 'operator', by: 'Test Customer' }]);
    expect(body).not.toHaveProperty('secretHash');
    expect(await ask()).toMatchObject({ status: 409, body: errorBody('alreadyInvited') });
    expect((await invoke(invitations, contract.invitations, call)).body).toContainEqual(body);
    const path = { id: (body as { id: string }).id };
    const withdraw = () =>
      invoke(withdrawInvitation, contract.withdrawInvitation, { ...call, path });
    expect(await withdraw()).toMatchObject({ status: 200, body });
    expect(await withdraw()).toMatchObject({ status: 404, body: errorBody('invitationGone') });

    await ask();
    const mail = await startInvitation(email);
    const { code: invitation } = readResetHash(/#\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const person = { firstName: 'Keza', lastName: 'New', phoneNumber: '+250788123456', email };
    const registration = { ...person, password: 'a password of my own', invitation };
    await invokeWithJson(register, api.auth.register, registration, { address: email });
    expect(await getAccount(email)).toMatchObject({ role: 'user' });
    const code = (await startConfirmation(email))?.subject.slice(0, 8) ?? '';
    expect(await invokeWithJson(confirm, auth.confirm, { email, code })).toMatchObject({
      status: 200,
      body: { role: 'operator' },
    });
    expect(await getAccount(email)).toMatchObject({ role: 'operator' });
    vi.unstubAllEnvs();
  });
});
