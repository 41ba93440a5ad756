import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('a body is written where there is something to write, and nowhere else', () => {
  // Programs for e-mail call it with a body of their own, which says nothing more than the call itself.
  const own = endpoints.filter(({ name }) => name !== 'mails.unsubscribe');
  for (const { name, method, body } of own) {
    expect(body !== undefined, name).toBe(method === 'POST' || method === 'PUT');
  }
});
