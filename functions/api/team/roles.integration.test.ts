import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { listStaff } from '#functions/store/accounts/staff.ts';
import { eventOf, invoke, invokeWithJson, useSecret } from '#functions/testing/calls.ts';
import {
  admin,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import { endpoints } from '#shared/api.ts';
import type { Role } from '#shared/claims.ts';
import * as bookings from '#shared/contract/bookings.ts';
import * as payments from '#shared/contract/payments.ts';
import * as contract from '#shared/contract/team.ts';
import { errorBody } from '#shared/errors.ts';
import type { RouteName } from '#shared/routes.ts';
import { handler as cancel } from '../bookings/cancel.ts';
import { handler as get } from '../bookings/get.ts';
import { handler as record } from '../payments/record.ts';
import { handler as list } from './list.ts';
import { handler as setRole } from './setRole.ts';

useTable();
beforeAll(useSecret);

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

const bearerOf = async (
  role: Role,
  person: { userId: string; email: string } = { userId: role, email: `${role}@example.com` },
) => ({
  headers: {
    Authorization: `Bearer ${await signToken({ names: 'Test', ...person, role })}`,
  },
});

/** What changes rooms, prices, roles, settings or money that is recorded, or shows the books of the house. */
const adminsAlone: RouteName[] = [
  'rooms.arrival',
  'rooms.create',
  'rooms.update',
  'rooms.remove',
  'payments.reverse',
  'payments.month',
  'payments.owed',
  'payments.figures',
  'house.change',
  'journal.list',
  'closures.create',
  'closures.reopen',
  'people.join',
  'team.list',
  'team.setRole',
  'dashboard.admin',
];

/** What operators work with. */
const staffs: RouteName[] = [
  'bookings.bookFor',
  'bookings.listAll',
  'bookings.pending',
  'bookings.updateStatus',
  'bookings.reopen',
  'bookings.setPresence',
  'payments.record',
  'payments.confirm',
  'payments.decline',
  'timeline.get',
  'timeline.day',
  'contact.listMessages',
  'contact.setHandled',
  'users.list',
  'people.create',
  'people.get',
  'people.bookings',
  'people.addNote',
  'people.removeNote',
  'search.find',
];

/** The code with which somebody is refused whose call has nothing but a token. */
async function refusal(name: string, role: Role): Promise<unknown> {
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

describe('the endpoints of the staff', () => {
  it('are these, and each other one is open to customers', () => {
    const of = (access: string) =>
      endpoints.filter((row) => row.access === access).map(({ name }) => name);
    expect(of('admin').toSorted()).toEqual(adminsAlone.toSorted());
    expect(of('staff').toSorted()).toEqual(staffs.toSorted());
  });

  it.each(adminsAlone)('%s is refused to an operator and to a customer', async (name) => {
    expect(await refusal(name, 'operator')).toBe('adminOnly');
    expect(await refusal(name, 'user')).toBe('adminOnly');
  });

  it.each(staffs)('%s is open to an operator, and refused to a customer', async (name) => {
    expect(await refusal(name, 'operator')).toBeUndefined();
    expect(await refusal(name, 'user')).toBe('staffOnly');
  });
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
    expect(await pay('refund', operator)).toMatchObject({
      status: 403,
      body: errorBody('adminOnly'),
    });
    expect(await pay('refund', await bearerOf('admin'))).toMatchObject({ status: 201 });
    expect(await invoke(cancel, bookings.cancel, { ...operator, path })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
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
