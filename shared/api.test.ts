import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Access } from './access.ts';
import { api, endpoints } from './api.ts';
import type { Endpoint, Route } from './endpoint.ts';
import { routes, type RouteName } from './routes.ts';

const functions = new URL('../functions/api/', import.meta.url);

const rows: [string, Endpoint][] = Object.entries<Record<string, Endpoint>>(api).flatMap(
  ([area, actions]) =>
    Object.entries(actions).map(([action, row]): [string, Endpoint] => [`${area}.${action}`, row]),
);

test('every row stands under its own name', () => {
  expect(rows.map(([name]) => name)).toEqual(rows.map(([, row]) => row.name));
});

test('the contract and the routes list the same endpoints', () => {
  const names = rows.map(([name]) => name);
  const missing = Object.keys(routes).filter((name) => !names.includes(name as RouteName));
  expect(missing, 'has a route, and no schemas in shared/contract/').toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(routes).toSorted());
  expect(endpoints).toEqual(rows.map(([, row]) => row));
});

test.each(rows)('%s has the method, path and access of its route', (_, row) => {
  const { name, input, output, errors, ...route } = row;
  expect(new Set(errors).size, 'each refusal is listed once').toBe(errors.length);
  expect(route).toEqual(routes[name]);
  const isText = [input, output].map((schema) => schema.safeParse('text').success);
  expect(isText, 'only a file is text').toEqual([false, 'file' in route]);
});

test.each(rows)('%s is a function of its own', (name) => {
  const file = new URL(`${name.replace('.', '/')}.ts`, functions);
  expect(existsSync(file), `functions/api/${name.replace('.', '/')}.ts is there`).toBe(true);
});

test('no two endpoints answer the same call', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('the calls of the specification are there, each as it names it [S7.1]', () => {
  const call = ({ access, method, path }: Route) => `${access} ${method} ${path}`;
  expect(Object.values<Route>(routes).map(call)).toEqual(
    expect.arrayContaining([
      'public POST /api/auth/login',
      'public POST /api/auth/register',
      'public GET /coldroom',
      'public GET /coldroom/{id}',
      'admin POST /coldroom',
      'admin PUT /coldroom/{id}',
      'admin DELETE /coldroom/{id}',
      'staff GET /book',
      'user GET /book/list',
      'public POST /book/availability',
      'user POST /book',
      'staff PUT /book/status',
      'staff GET /book/pending',
      'user GET /book/{id}',
      'user DELETE /book/{id}',
      'public POST /contact/submit-query',
    ]),
  );
});

/** Who may call what, apart from the table that the functions read: a call that is opened by mistake fails here. */
const callers: Record<Access, RouteName[]> = {
  public: [
    'auth.login',
    'auth.register',
    'auth.forgot',
    'auth.reset',
    'auth.confirm',
    'mails.askUnsubscribe',
    'mails.unsubscribe',
    'rooms.list',
    'rooms.search',
    'rooms.map',
    'rooms.get',
    'rooms.calendar',
    'rooms.ratings',
    'bookings.availability',
    'bookings.calendar',
    'receipts.check',
    'house.contact',
    'contact.submitQuery',
  ],
  user: [
    'auth.logout',
    'account.get',
    'account.update',
    'account.changePassword',
    'account.changeEmail',
    'account.sendCode',
    'account.chooseMails',
    'account.remove',
    'account.written',
    'account.calendar',
    'account.renewCalendar',
    'account.endCalendar',
    'bookings.create',
    'bookings.listMine',
    'bookings.get',
    'bookings.arrival',
    'bookings.cancel',
    'bookings.change',
    'bookings.updateGoods',
    'bookings.rate',
    'changeRequests.create',
    'changeRequests.withdraw',
    'payments.list',
    'payments.claim',
    'house.get',
    'notifications.list',
    'notifications.count',
    'notifications.markRead',
    'notifications.markAllRead',
    'dashboard.mine',
  ],
  // What operators work with.
  staff: [
    'bookings.bookFor',
    'bookings.listAll',
    'bookings.pending',
    'bookings.updateStatus',
    'bookings.reopen',
    'bookings.setPresence',
    'changeRequests.accept',
    'changeRequests.decline',
    'payments.record',
    'payments.confirm',
    'payments.decline',
    'invoices.issue',
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
  ],
  // What changes rooms, prices, roles, settings or money that is recorded, or shows the books of the house.
  admin: [
    'rooms.arrival',
    'rooms.create',
    'rooms.update',
    'rooms.addPicture',
    'rooms.setPictures',
    'rooms.remove',
    'payments.reverse',
    'payments.month',
    'payments.owed',
    'payments.figures',
    'house.change',
    'closures.create',
    'closures.reopen',
    'people.join',
    'team.list',
    'team.setRole',
    'team.invitations',
    'team.invite',
    'team.withdrawInvitation',
    'journal.list',
    'dashboard.admin',
  ],
};

test('everybody may call what they may call, and nothing else', () => {
  const calls = (access: Access) =>
    endpoints.filter((row) => row.access === access).map(({ name }) => name);
  for (const [access, names] of Object.entries(callers) as [Access, RouteName[]][]) {
    expect(calls(access).toSorted(), access).toEqual(names.toSorted());
  }
});

test('only the profile, a new password and signing out are open before a password is chosen', () => {
  const open = endpoints.filter(({ oneTimePassword }) => oneTimePassword).map(({ name }) => name);
  expect(open.toSorted()).toEqual(['account.changePassword', 'account.get', 'auth.logout']);
});

test('a body is written where there is something to write, and nowhere else', () => {
  // Programs for e-mail call it with a body of their own, which says nothing more than the call itself.
  const own = endpoints.filter(({ name }) => name !== 'mails.unsubscribe');
  for (const { name, method, body } of own) {
    expect(body !== undefined, name).toBe(method === 'POST' || method === 'PUT');
  }
});
