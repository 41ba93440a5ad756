import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoke } from '#functions/testing/calls.ts';
import { fieldsOf, writeForm, type FilePart, type WrittenForm } from '#functions/testing/forms.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorBody } from '#shared/errors.ts';
import { character } from '#shared/testing/character.ts';
import { formEndpoint } from './formEndpoint.ts';

const row = {
  name: 'rooms.create',
  method: 'POST',
  path: '/coldroom',
  access: 'public',
  status: 201,
  body: 'multipart',
  input: z.record(z.string(), z.unknown()),
  output: z.record(z.string(), z.unknown()),
  errors: [],
} satisfies Endpoint;

/** Answers what it was given, and of a file how long it is. */
const handler = formEndpoint(row, ({ input }) => {
  const seen = Object.entries(input).map(([name, value]) => {
    const content = (value as { content?: Uint8Array } | undefined)?.content;
    return [name, content ? `${content.length} bytes` : value] as const;
  });
  return Promise.resolve(Object.fromEntries(seen));
});

const send = ({ contentType, body }: WrittenForm) =>
  invoke(handler, row, { headers: { 'Content-Type': contentType }, body });

const picture = (content: Uint8Array): FilePart => ({
  name: 'image',
  filename: 'room.png',
  content,
});

const many = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'feature', value: 'Alarm' }));

describe('a multipart form', () => {
  test('may have no field, as a browser writes it', async () => {
    const written = {
      contentType: 'multipart/form-data; boundary=b',
      body: Buffer.from('--b--\r\n'),
    };
    expect(await send(written)).toMatchObject({ status: 201, body: {} });
  });

  test('is read with its fields and its file', async () => {
    const form = writeForm([
      ...fieldsOf({ name: 'Kigali · 你好', price: '45000' }),
      picture(Uint8Array.of(1, 2, 3)),
    ]);
    expect(await send(form)).toMatchObject({
      status: 201,
      body: { name: 'Kigali · 你好', price: '45000', image: '3 bytes' },
    });
  });

  test('is read as it was written, whatever its texts and bytes are', async () => {
    // A mark of byte order before a text is none of its characters: it is left out.
    const text = fc.string({ unit: character }).filter((value) => !value.startsWith('\uFEFF'));
    const texts = fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), text);
    await fc.assert(
      fc.asyncProperty(texts, fc.uint8Array(), async (fields, content) => {
        const form = writeForm([...fieldsOf(fields), { ...picture(content), name: 'IMAGE' }]);
        const { status, body } = await send(form);
        expect(status).toBe(201);
        expect(body).toEqual({ ...fields, IMAGE: `${content.length} bytes` });
      }),
    );
  });

  test('may carry any bytes, line breaks and boundaries of others among them', async () => {
    const content = Buffer.from('\r\n--other\r\n\u0000\u00ff\r\n--', 'latin1');
    const { body } = await send(writeForm([picture(content)]));
    expect(body).toEqual({ image: `${content.length} bytes` });
  });

  test('makes a list of a field that is given twice', async () => {
    const form = writeForm([
      { name: 'feature', value: 'Alarm' },
      { name: 'feature', value: 'Dock' },
    ]);
    expect((await send(form)).body).toEqual({ feature: ['Alarm', 'Dock'] });
  });

  test('may name its fields as it likes', async () => {
    const form = writeForm([
      { name: 'feature', value: 'Alarm' },
      { name: 'feature[]', value: 'Dock' },
      { name: '[', value: 'x' },
      { name: 'constructor', value: 'y' },
    ]);
    expect((await send(form)).body).toEqual({
      feature: 'Alarm',
      'feature[]': 'Dock',
      '[': 'x',
      constructor: 'y',
    });
  });

  test('may have as many parts as are let through', async () => {
    expect((await send(writeForm(many(100)))).body).toEqual({ feature: Array(100).fill('Alarm') });
  });

  test('without a field has none', async () => {
    expect((await send(writeForm([]))).body).toEqual({});
  });

  test('cannot reach what every object has', async () => {
    const form = writeForm([
      ...fieldsOf({ name: 'Kigali' }),
      { name: '__proto__', value: 'polluted' },
    ]);
    expect((await send(form)).body.name).toBe('Kigali');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('a broken form is refused', () => {
  const form = writeForm([...fieldsOf({ name: 'Kigali' }), picture(new Uint8Array(2_000))]);
  const replaced = (text: string, bytes: Buffer) => {
    const at = form.body.indexOf(text);
    const rest = form.body.subarray(at + text.length);
    return { ...form, body: Buffer.concat([form.body.subarray(0, at), bytes, rest]) };
  };

  test.each([
    ['cut off in a field', { ...form, body: form.body.subarray(0, 100) }],
    ['cut off in the file', { ...form, body: form.body.subarray(0, 1_000) }],
    ['cut off before its end', { ...form, body: form.body.subarray(0, -40) }],
    ['without a boundary', { ...form, contentType: 'multipart/form-data' }],
    ['with another boundary', { ...form, contentType: 'multipart/form-data; boundary=other' }],
    ['that is JSON after all', { ...form, body: Buffer.from('{"name":"Kigali"}') }],
    ['without a body', { ...form, body: undefined }],
    ['with an empty body', { ...form, body: Buffer.alloc(0) }],
    ['with a part that names no field', replaced('; name="name"', Buffer.alloc(0))],
    ['with a field that is no text', replaced('Kigali', Buffer.of(0xc3, 0x28))],
    ['of more parts than any has', writeForm(many(101))],
  ])('%s', async (_, { contentType, body }) => {
    const answered = await invoke(handler, row, { headers: { 'content-type': contentType }, body });
    expect(answered).toMatchObject({ status: 400, body: errorBody('malformedForm') });
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', ''])(
    'that says it is %j',
    async (contentType) => {
      expect(await send({ ...form, contentType })).toMatchObject({
        status: 415,
        body: errorBody('formExpected'),
      });
    },
  );
});
