import { api, endpoints } from '#shared/api.ts';
import { anyPath } from '../support/anyPath.ts';
import { expectRefusal } from '../support/backend.ts';
import { registration } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const json = 'application/json';
const writing = endpoints.filter(({ body }) => body === 'json');
const forms = endpoints.filter(({ body }) => body === 'multipart');

test.describe('a body that cannot be read', () => {
  test('is refused by each endpoint that takes JSON', async ({ backend, admin }) => {
    for (const row of writing) {
      const sent = { path: anyPath, token: admin.token };
      for (const body of ['{"half":', '[]', '"word"', 'null', '']) {
        const answer = await backend.call(row, { ...sent, raw: { type: json, body } });
        expectRefusal(answer, 'malformedJson');
      }
      const raw = { type: 'text/plain', body: '{}' };
      const answer = await backend.call(row, { ...sent, raw });
      expectRefusal(answer, 'jsonExpected');
    }
  });

  test('is refused by each endpoint that takes a form', async ({ backend, admin }) => {
    const path = anyPath;
    const type = 'multipart/form-data; boundary=------------------------abcdefghij';
    const cutOff =
      '--------------------------abcdefghij\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG';
    for (const row of forms) {
      for (const raw of [
        { type, body: 'no form' },
        { type, body: cutOff },
        { type: 'multipart/form-data', body: 'no boundary' },
      ]) {
        const answer = await backend.call(row, { path, raw, token: admin.token });
        expectRefusal(answer, 'malformedForm');
      }
      const raw = { type: json, body: '{}' };
      const answer = await backend.call(row, { path, raw, token: admin.token });
      expectRefusal(answer, 'formExpected');
    }
  });

  test('is refused where it is larger than any can be', async ({ backend }) => {
    const large = { ...registration(), website: 'x'.repeat(70_000) };
    const answer = await backend.call(api.auth.register, { json: large });
    expectRefusal(answer, 'bodyTooLarge');
    const huge = await backend.call(api.auth.register, { json: { word: 'x'.repeat(7_000_000) } });
    expect(huge.status).toBe(413);
  });
});

test.describe('every answer', () => {
  test('carries the security headers, and is kept by nobody', async ({ backend }) => {
    for (const answer of [
      await backend.call(api.rooms.list),
      await backend.call(api.rooms.get, { path: { id: 'none' } }),
      await backend.call(api.bookings.listMine),
    ]) {
      expect(answer.headers.get('content-type')).toContain(json);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('has a number of its own', async ({ backend }) => {
    const answers = await Promise.all([1, 2, 3].map(() => backend.call(api.rooms.list)));
    const numbers = new Set(answers.map(({ headers }) => headers.get('x-request-id')));
    expect(numbers.size).toBe(3);
  });
});

test('an address that leads nowhere is answered 404 [S8.48]', async ({ backend }) => {
  for (const [method, path] of [
    ['GET', '/coldroom/a/b/c'],
    ['GET', '/api/auth/login'],
    ['DELETE', '/coldroom'],
  ] as const) {
    const { status } = await backend.call({ method, path });
    // API Gateway itself answers 403 where it knows no such method and path.
    expect([403, 404], `${method} ${path}`).toContain(status);
  }
});

test('a token is not looked at where nobody asks for one [S7.5]', async ({ backend }) => {
  const { status, body } = await backend.call(api.rooms.list, { token: 'worthless' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).not.toMatchObject({ code: 'invalidToken' });
});
