import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { eventOf, invoke, invokeWithJson } from '#functions/testing/calls.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorBody } from '#shared/errors.ts';
import { problem } from '#shared/inputErrors.ts';
import { endpoint } from './endpoint.ts';

const row = {
  name: 'contact.submitQuery',
  method: 'POST',
  path: '/contact/submit-query',
  access: 'public',
  status: 201,
  body: 'json',
  input: z.object({ word: z.string({ error: problem('notText') }), id: z.optional(z.string()) }),
  output: z.object({ word: z.string(), id: z.optional(z.string()) }),
  errors: [],
} satisfies Endpoint;

const handler = endpoint(row, ({ input }) => Promise.resolve(input));
const send = (body: string | Buffer | undefined, contentType = 'application/json') =>
  invoke(handler, row, { headers: { 'content-type': contentType }, body });

describe('a JSON body', () => {
  test('is read as it is sent, or in base64', async () => {
    const body = JSON.stringify({ word: 'Muraho · 你好' });
    expect((await send(body)).body).toEqual({ word: 'Muraho · 你好' });
    expect((await send(Buffer.from(body))).body).toEqual({ word: 'Muraho · 你好' });
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('may be %s', async (type) => {
    expect((await send('{"word":"yes"}', type)).status).toBe(201);
  });

  test.each([
    ['nothing', undefined],
    ['an empty body', ''],
    ['half a body', '{"word":"ye'],
    ['a list', '[{"word":"yes"}]'],
    ['a word', '"yes"'],
    ['null', 'null'],
    ['two bodies', '{"word":"a"}{"word":"b"}'],
    ['XML', '<word>yes</word>'],
  ])('is not %s', async (_, body) => {
    expect(await send(body)).toMatchObject({
      status: 400,
      body: errorBody('malformedJson'),
    });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'is not %j',
    async (type) => {
      expect(await send('{"word":"yes"}', type)).toMatchObject({
        status: 415,
        body: errorBody('jsonExpected'),
      });
    },
  );

  test('has 64 Ki characters at most', async () => {
    const filled = (length: number) => {
      const frame = JSON.stringify({ word: '' }).length;
      return JSON.stringify({ word: 'x'.repeat(length - frame) });
    };
    expect((await send(filled(65_536))).status).toBe(201);
    expect(await send(filled(65_537))).toMatchObject({
      status: 413,
      body: errorBody('bodyTooLarge'),
    });
  });

  test('names the field at fault', async () => {
    expect(await invokeWithJson(handler, row, { word: 5 })).toMatchObject({
      status: 400,
      body: errorBody('notText', undefined, 'word'),
    });
  });

  test('cannot reach what every object has', async () => {
    const answered = await send('{"word":"yes","__proto__":{"polluted":true}}');
    expect(answered.body).toEqual({ word: 'yes' });
    expect({}).not.toHaveProperty('polluted');
  });

  test('has no say where the path has', async () => {
    const { body } = await invokeWithJson(
      handler,
      row,
      { word: 'yes', id: 'of-the-body' },
      { path: { id: 'of-the-path' } },
    );
    expect(body).toEqual({ word: 'yes', id: 'of-the-path' });
  });

  test('is not filled up from the query', async () => {
    const { body } = await invokeWithJson(
      handler,
      row,
      { word: 'yes' },
      { query: { id: 'of-the-query' } },
    );
    expect(body).toEqual({ word: 'yes' });
  });
});

test('an event is as API Gateway makes it', () => {
  const event = eventOf(row, { body: Buffer.from('bytes') });
  expect(event.isBase64Encoded).toBe(true);
  expect(event.body).toBe('Ynl0ZXM=');
});
