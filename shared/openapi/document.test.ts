import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/api.ts';
import { openApiOf } from './document.ts';

const document = openApiOf(endpoints);

const operationOf = (name: string) => {
  const { path, method } = endpoints.find((row) => row.name === name) ?? { path: '', method: '' };
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`There is no ${name}`);
  return operation;
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
    expect('401' in responses).toBe(access !== 'public');
    expect('403' in responses).toBe(access === 'admin');
  });

  it('tells path, query, header and body apart', () => {
    const placesOf = (name: string) =>
      operationOf(name).parameters.map((one) => `${one.in} ${one.name}${one.required ? '!' : ''}`);
    expect(placesOf('rooms.calendar')).toEqual(['path id!', 'query startDate!', 'query endDate!']);
    expect(placesOf('rooms.list')).toContain('query cursor');
    expect(placesOf('bookings.create')).toEqual(['header Idempotency-Key']);
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
  });
});
