import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api, endpoints } from './api.ts';
import type { Endpoint, Route } from './endpoint.ts';
import { routes } from './routes.ts';

const functions = new URL('../functions/api/', import.meta.url);

const rows: [string, Endpoint][] = Object.entries<Record<string, Endpoint>>(api).flatMap(
  ([area, actions]) =>
    Object.entries(actions).map(([action, row]): [string, Endpoint] => [`${area}.${action}`, row]),
);

test('every row stands under its own name', () => {
  expect(rows.map(([name]) => name)).toEqual(rows.map(([, row]) => row.name));
});

test('the contract and the routes list the same endpoints', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(routes).sort());
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
  expect(existsSync(file)).toBe(true);
});

test('no two endpoints answer the same call', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('every call is there, as it is called: those of the specification, the calendar, the search, the account, the e-mails, the payments, the callers, the team, the journal [S7.1]', () => {
  const call = ({ access, method, path }: Route) => `${access} ${method} ${path}`;
  expect(Object.values<Route>(routes).map(call).sort()).toEqual(
    [
      'staff POST /book/for',
      'staff POST /people',
      'staff GET /people/{id}',
      'admin POST /people/{id}/callers',
      'staff GET /people/{id}/bookings',
      'staff POST /people/{id}/notes',
      'staff DELETE /people/{id}/notes/{noteId}',
      'staff GET /find',
      'admin DELETE /closures/{id}',
      'admin DELETE /coldroom/{id}',
      'staff GET /book',
      'admin GET /coldroom/{id}/arrival',
      'admin POST /coldroom/{id}/pictures',
      'admin PUT /coldroom/{id}/pictures',
      'staff GET /contact/messages',
      'admin GET /dashboard',
      'staff GET /timeline',
      'staff GET /timeline/day',
      'staff GET /users',
      'staff POST /book/{id}/reopen',
      'staff PUT /book/{id}/presence',
      'admin POST /closures',
      'admin GET /payments',
      'admin GET /payments/figures',
      'admin GET /payments/owed',
      'staff POST /book/{id}/change-request/acceptance',
      'staff POST /book/{id}/change-request/refusal',
      'staff POST /book/{id}/claims/{claimId}/payment',
      'staff POST /book/{id}/invoices',
      'staff POST /book/{id}/payments',
      'admin POST /book/{id}/payments/{paymentId}/reversal',
      'staff PUT /book/{id}/claims/{claimId}',
      'admin PUT /house',
      'admin GET /journal',
      'admin GET /team',
      'admin PUT /team',
      'admin GET /team/invitations',
      'admin POST /team/invitations',
      'admin DELETE /team/invitations/{id}',
      'user GET /book/{id}/payments',
      'user GET /house',
      'user POST /book/{id}/change-request',
      'user POST /book/{id}/change-request/withdrawal',
      'user POST /book/{id}/claims',
      'staff PUT /contact/messages/{id}',
      'staff GET /book/pending',
      'admin POST /coldroom',
      'staff PUT /book/status',
      'admin PUT /coldroom/{id}',
      'public GET /calendar',
      'public GET /coldroom',
      'public GET /coldroom/map',
      'public GET /coldroom/search',
      'public GET /coldroom/{id}',
      'public GET /coldroom/{id}/calendar',
      'public GET /coldroom/{id}/ratings',
      'public GET /house/contact',
      'public GET /mails/unsubscribe',
      'public GET /receipts/{number}',
      'public POST /mails/unsubscribe',
      'public POST /api/auth/confirm',
      'public POST /api/auth/forgot',
      'public POST /api/auth/login',
      'public POST /api/auth/register',
      'public POST /api/auth/reset',
      'public POST /book/availability',
      'public POST /contact/submit-query',
      'user DELETE /book/{id}',
      'user GET /book/list',
      'user GET /book/{id}',
      'user POST /api/auth/logout',
      'user POST /book',
      'user GET /account',
      'user PUT /account',
      'user GET /book/{id}/arrival',
      'user GET /dashboard/mine',
      'user GET /notifications',
      'user GET /notifications/count',
      'user PUT /notifications',
      'user PUT /notifications/{id}',
      'user PUT /book/{id}/days',
      'user PUT /book/{id}/goods',
      'user PUT /account/password',
      'user PUT /account/email',
      'user PUT /account/mails',
      'user POST /account/code',
      'user GET /account/written',
      'user GET /account/calendar',
      'user POST /account/calendar',
      'user DELETE /account/calendar',
      'user POST /account/removal',
      'user PUT /book/{id}/rating',
    ].sort(),
  );
});

test('a body is written where there is something to write, and nowhere else', () => {
  // Programs for e-mail call it with a body of their own, which says nothing more than the call itself.
  const own = endpoints.filter(({ name }) => name !== 'mails.unsubscribe');
  for (const { name, method, body } of own) {
    expect(body !== undefined, name).toBe(method === 'POST' || method === 'PUT');
  }
});
