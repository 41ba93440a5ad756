import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#shared/api.ts';
import { errors } from '#shared/errors.ts';
import { errorsOf } from '#shared/errorsOf.ts';
import { openApiOf } from './document.ts';

const document = openApiOf(endpoints);

const operationOf = (name: string) => {
  const { path, method } = endpoints.find((row) => row.name === name) ?? { path: '', method: '' };
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`There is no ${name}`);
  return operation;
};

/** The codes that a response may have. */
const codesOf = (response: unknown): string[] => {
  const schema = z.object({
    content: z.object({
      'application/json': z.object({
        schema: z.object({
          allOf: z.tuple([
            z.object({ $ref: z.literal('#/components/schemas/Error') }),
            z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
          ]),
        }),
      }),
    }),
  });
  return z.parse(schema, response).content['application/json'].schema.allOf[1].properties.code.enum;
};

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });

  it.each(endpoints)('$name stands there once, closed as it is', ({ name, access, status }) => {
    const { operationId, security, responses } = operationOf(name);
    expect(operationId).toBe(name);
    expect(security).toEqual(access === 'public' ? [] : [{ token: [] }]);
    expect(responses).toHaveProperty(String(status));
    expect('401' in responses).toBe(access !== 'public' || name === 'auth.login');
  });

  it.each(endpoints)('$name lists every refusal that it can answer, and no other', (row) => {
    const { '431': inFront, ...responses } = operationOf(row.name).responses;
    expect(inFront).toHaveProperty('content.text/plain');
    const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    const listed = refusals.flatMap(([status, response]) =>
      codesOf(response).map((code) => `${status} ${code}`),
    );
    const expected = errorsOf(row).map((code) => `${errors[code].status} ${code}`);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it('says what a booking is refused for', () => {
    const { '409': conflict, '404': missing } = operationOf('bookings.create').responses;
    expect(codesOf(missing)).toEqual(['roomNotFound']);
    expect(codesOf(conflict)).toEqual([
      'roomUnavailable',
      'priceChanged',
      'tooHeavy',
      'daysTaken',
      'tooManyPending',
      'tooManyDays',
      'keyReused',
      'ownBooking',
      'termsChanged',
    ]);
  });

  it('says of which type a file is', () => {
    expect(operationOf('bookings.calendar').responses).toMatchObject({
      200: { content: { 'text/calendar': { schema: { type: 'string' } } } },
    });
    expect(operationOf('account.calendar').responses).toMatchObject({
      200: { content: { 'application/json': {} } },
    });
  });

  it('says the two days of a bar as a list of two, which each tool understands', () => {
    const json = JSON.stringify(operationOf('timeline.get').responses);
    const days = '"days":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2}';
    expect(json.split(days)).toHaveLength(3);
    expect(JSON.stringify(document)).not.toContain('prefixItems');
  });

  it('tells path, query, header and body apart', () => {
    const placesOf = (name: string) =>
      operationOf(name).parameters.map((one) => `${one.in} ${one.name}${one.required ? '!' : ''}`);
    expect(placesOf('rooms.calendar')).toEqual(['path id!', 'query startDate!', 'query endDate!']);
    expect(placesOf('rooms.list')).toContain('query cursor');
    expect(placesOf('bookings.create')).toEqual(['header Idempotency-Key']);
    expect(placesOf('bookings.change')).toContain('header Idempotency-Key');
    expect(placesOf('rooms.update')).toEqual(['path id!']);
    const { requestBody } = operationOf('rooms.update');
    expect(requestBody?.content).toHaveProperty(['multipart/form-data', 'schema', 'properties']);
    expect(JSON.stringify(requestBody)).not.toContain('"id"');
  });

  it('says what the schemas check beyond their types', () => {
    const text = JSON.stringify(operationOf('bookings.create').requestBody);
    expect(text).toContain('"format":"date"');
    expect(text).toContain('"maximum":100000000');
    expect(text).toContain('"enum":["storage","transportation","cold_room"]');
    expect(text).toContain('Cold Room or Warehouse');
    const person = JSON.stringify(operationOf('auth.register').requestBody);
    expect(person).toContain('A phone number that can exist');
    expect(person).toContain('At most 72 bytes');
  });

  it.each(['rooms.create', 'rooms.update', 'rooms.addPicture', 'account.update'])(
    '%s says which pictures it takes',
    (name) => {
      const content = operationOf(name).requestBody?.content['multipart/form-data'];
      expect(content?.schema).toMatchObject({
        properties: {
          image: {
            type: 'string',
            format: 'binary',
            description:
              'A picture as JPEG, PNG or WebP (image/jpeg, image/png, image/webp), told by its first bytes: at most 4 MB, 8000 pixels a side and 25000000 pixels in all.',
          },
        },
      });
    },
  );

  it('says the rules across fields in words, and each refusal', () => {
    expect(operationOf('account.changePassword').description).toBe(
      'newPassword: Must differ from the current password.',
    );
    expect(operationOf('dashboard.admin').description).toBe(
      [
        'to: Give both months, or none.',
        'to: The last month must not be before the first.',
        'to: At most 36 months can be asked for at once.',
      ].join('\n'),
    );
    expect(operationOf('bookings.create').description).toBeUndefined();
    expect(operationOf('bookings.create').responses['409']).toMatchObject({
      description: expect.stringContaining(`daysTaken: ${errors.daysTaken.message}`) as string,
    });
  });
});
