import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { errorsOf } from './errorsOf.ts';
import * as field from './fields.ts';
import { readProblem } from './inputErrors.ts';

const row: Endpoint = {
  name: 'bookings.get',
  method: 'GET',
  path: '/book/{id}',
  access: 'public',
  status: 200,
  input: z.object({}),
  output: z.object({}),
  errors: [],
};

const whatever = ['throttled', 'busy', 'serverError'];

describe('an endpoint can answer', () => {
  test('that too much is asked or something broke, whatever it does', () => {
    expect(errorsOf(row)).toEqual(whatever);
  });

  test('that nobody knows whether it was done, where it may change something', () => {
    expect(errorsOf({ ...row, method: 'PUT' })).toEqual([
      'throttled',
      'busy',
      'outcomeUnknown',
      'serverError',
    ]);
  });

  test('what it refuses itself, once', () => {
    const errors = ['bookingNotFound', 'busy'] as const;
    expect(errorsOf({ ...row, errors })).toEqual([
      'bookingNotFound',
      'busy',
      'throttled',
      'serverError',
    ]);
  });

  test('that the caller may not ask, where not everybody may', () => {
    const token = ['noToken', 'tokenExpired', 'invalidToken'];
    expect(errorsOf({ ...row, access: 'user' })).toEqual([
      ...token,
      'passwordToChoose',
      ...whatever,
    ]);
    expect(errorsOf({ ...row, access: 'admin' })).toEqual([
      ...token,
      'passwordToChoose',
      'adminOnly',
      ...whatever,
    ]);
    expect(errorsOf({ ...row, access: 'staff' })).toEqual([
      ...token,
      'passwordToChoose',
      'staffOnly',
      ...whatever,
    ]);
    expect(errorsOf({ ...row, access: 'user', oneTimePassword: true })).toEqual([
      ...token,
      ...whatever,
    ]);
  });

  test('that its body is none', () => {
    expect(errorsOf({ ...row, body: 'json' })).toEqual([
      'jsonExpected',
      'malformedJson',
      'bodyTooLarge',
      ...whatever,
    ]);
    expect(errorsOf({ ...row, body: 'multipart' })).toEqual([
      'formExpected',
      'malformedForm',
      'bodyTooLarge',
      ...whatever,
    ]);
  });
});

describe('of its input an endpoint can answer', () => {
  const input = z.object({ id: field.id() });
  const codes = (some: Partial<Endpoint>) =>
    errorsOf({ ...row, input, ...some }).filter((code) => !whatever.includes(code));

  test('what can be wrong with a part of the path, which is always a text', () => {
    expect(codes({})).toEqual(['notId']);
  });

  test('what can be wrong with a part of the query, which may be missing', () => {
    expect(codes({ path: '/book' })).toEqual(['required', 'notId']);
  });

  test('what can be wrong with a field of a body, which may be anything', () => {
    expect(codes({ path: '/book', body: 'json' })).toContain('notText');
  });

  test('not that something is missing which may be left out', () => {
    const word = z.object({ word: z.optional(field.word(5)) });
    expect(codes({ input: word, path: '/book' })).toEqual(['tooLong']);
  });

  test('what can be wrong with several fields together', () => {
    const both = z
      .pipe(z.object({}), z.transform(Object.keys))
      .check(z.refine(() => false, { error: 'No code.' }));
    expect(codes({ input: both })).toEqual(['invalidInput']);
  });
});

describe('no input is refused with a code that is not listed', () => {
  const odd = [undefined, null, '', ' ', 'x', 7, -1, 1.2345, 1e15, true, [], ['x'], {}];
  const samples = [...odd, 'x'.repeat(9_999), 'two\nlines', '2027-02-30', '1e400', '0123456'];

  test.each(endpoints)('$name', (endpoint) => {
    const { properties = {} } = z.toJSONSchema(endpoint.input, {
      io: 'input',
      unrepresentable: 'any',
    });
    const listed = errorsOf(endpoint);
    const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
    /** A path and a query are texts, whatever is meant by them. */
    const sent = (name: string, value: unknown): unknown => {
      if (endpoint.path.includes(`{${name}}`)) return textOf(value) || 'x';
      return endpoint.body || value === undefined ? value : textOf(value);
    };
    for (const value of samples) {
      const fields = Object.keys(properties).map((name) => [name, sent(name, value)] as const);
      const { error } = endpoint.input.safeParse(Object.fromEntries(fields));
      for (const { message } of error?.issues ?? []) {
        expect(listed, message).toContain(readProblem(message).code);
      }
    }
  });
});
