import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { sayProblem } from './inputErrors.ts';
import { DEFAULT_TEMPERATURE_RANGE } from './room.ts';
import { roomChangesSchema, roomFormSchema } from './roomForm.ts';

const form = {
  name: 'Kigali Fresh Store',
  price: '45000.50',
  location: 'Kigali',
  capacity: '20',
  unit: 'tons',
  status: 'available',
  size: '600',
  feature: '["Backup power","Loading dock"]',
  roomType: 'warehouse',
};

/** The first problem of a form as `field: sentence`, or nothing. */
function problem(
  changes: Record<string, unknown>,
  schema: z.ZodMiniType = roomFormSchema,
): string | undefined {
  const { error } = schema.safeParse({ ...form, ...changes });
  const issue = error?.issues[0];
  return issue && `${issue.path.join('.')}: ${sayProblem(issue.message)}`;
}

describe('the room form', () => {
  test('is read as it is written out in a multipart form [S7.7]', () => {
    expect(roomFormSchema.parse(form)).toEqual({
      name: 'Kigali Fresh Store',
      price: 45_000.5,
      location: 'Kigali',
      capacity: 20,
      unit: 'tons',
      status: 'available',
      size: 600,
      feature: ['Backup power', 'Loading dock'],
      roomType: 'Ware House',
    });
  });

  test.each(Object.keys(form))('needs %s [S5.15]', (name) => {
    expect(problem({ [name]: undefined })).toContain(`${name}: `);
    expect(problem({ [name]: '' })).toContain(`${name}: `);
  });

  test.each([
    [{ price: '-1' }, 'price: Must be at least 0.'],
    [{ price: '1.005' }, 'price: Must have at most two decimals.'],
    [{ price: '100000001' }, 'price: Must be at most 100000000.'],
    [{ price: 'free' }, 'price: Must be a number.'],
    [{ capacity: '0' }, 'capacity: Must be at least 1.'],
    [{ size: '0' }, 'size: Must be at least 1.'],
    [{ status: 'closed' }, 'status: Must be one of available, unavailable.'],
    [{ roomType: 'garage' }, 'roomType: Must be Cold Room or Warehouse.'],
    [{ name: 'x'.repeat(121) }, 'name: At most 120 characters.'],
    [{ description: 'x'.repeat(2_001) }, 'description: At most 2000 characters.'],
    [{ temperatureRange: 'x'.repeat(41) }, 'temperatureRange: At most 40 characters.'],
    [{ humidityControl: 'perhaps' }, 'humidityControl: Must be true or false.'],
    [{ latitude: '90.1' }, 'latitude: Must be at most 90.'],
    [{ latitude: 'north' }, 'latitude: Must be a number from -90 to 90.'],
    [{ longitude: '-180.1' }, 'longitude: Must be at least -180.'],
    [{ image: 'picture.png' }, 'image: Must be a file.'],
    [{ image: { content: 'text' } }, 'image: Must be a file.'],
    [{ image: {} }, 'image: Must be a file.'],
    [{ image: null }, 'image: Must be a file.'],
  ])('%j is refused: %s [S3.4, S5.16]', (changes, sentence) => {
    expect(problem(changes)).toBe(sentence);
  });

  test('takes the usual temperature range for an empty one [S3.7]', () => {
    const range = (temperatureRange: string) =>
      roomFormSchema.parse({ ...form, temperatureRange }).temperatureRange;
    expect(range('')).toBe(DEFAULT_TEMPERATURE_RANGE);
    expect(range('-18°C - -10°C')).toBe('-18°C - -10°C');
  });

  test('takes coordinates, and takes them away where their fields are empty', () => {
    const place = roomFormSchema.parse({ ...form, latitude: '-1.944', longitude: '' });
    expect(place.latitude).toBe(-1.944);
    expect(place.longitude).toBeNull();
  });

  test('takes coordinates as maps copy them, and keeps six decimals', () => {
    const copied = { latitude: '-1.9440727000000001', longitude: '30.061884999999997' };
    const { latitude, longitude } = roomFormSchema.parse({ ...form, ...copied });
    expect([latitude, longitude]).toEqual([-1.944073, 30.061885]);
  });

  test('takes a file', () => {
    const image = { content: Uint8Array.of(1, 2, 3) };
    expect(roomFormSchema.parse({ ...form, image }).image).toEqual(image);
  });

  test('drops what it does not know', () => {
    expect(roomFormSchema.parse({ ...form, live: 7, id: 'mine' })).not.toHaveProperty('live');
  });
});

describe('features', () => {
  const features = (feature: unknown) => roomFormSchema.parse({ ...form, feature }).feature;

  test.each([
    ['a JSON list', '["Alarm", " Dock "]', ['Alarm', 'Dock']],
    ['words between commas', 'Alarm, Dock,,  ', ['Alarm', 'Dock']],
    ['a list', ['Alarm', 'Dock', 'Alarm'], ['Alarm', 'Dock']],
    ['a JSON list of numbers', '[1,2]', ['1', '2']],
    ['JSON that is no list', '{"a":1}', ['{"a":1}']],
    ['one word', 'Alarm', ['Alarm']],
  ])('may be %s [S3.6]', (_, written, expected) => {
    expect(features(written)).toEqual(expected);
  });

  test.each([
    [[], 'feature: Required.'],
    ['[]', 'feature: Required.'],
    [' , ', 'feature: Required.'],
    ['\u200b', 'feature: Required.'],
    ['Dock\u202e', 'feature: Must be one line of text.'],
    [Array.from({ length: 21 }, (_, index) => `Feature ${index}`), 'feature: At most 20 features.'],
    ['x'.repeat(61), 'feature: At most 60 characters each.'],
    [7, 'feature: Must be a list of features.'],
    [[7], 'feature: Must be a list of features.'],
  ])('%j is refused: %s', (feature, sentence) => {
    expect(problem({ feature })).toBe(sentence);
  });

  test('read the same from a JSON list as from the list itself', () => {
    const list = fc.array(fc.stringMatching(/^[A-Za-z ,]{1,20}$/), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(list, (items) => {
        fc.pre(items.some((item) => item.trim()));
        expect(features(JSON.stringify(items))).toEqual(features(items));
      }),
    );
  });
});

describe('changes of a room', () => {
  test('may be any of its fields, or none', () => {
    expect(roomChangesSchema.parse({})).toEqual({});
    expect(roomChangesSchema.parse({ price: '10', version: '3' })).toEqual({
      price: 10,
      version: 3,
    });
  });

  test('cannot empty what a room must have', () => {
    expect(problem({ name: '' }, roomChangesSchema)).toBe('name: Required.');
    expect(problem({ price: '' }, roomChangesSchema)).toBe('price: Required.');
    expect(problem({ version: '-1' }, roomChangesSchema)).toBe('version: Must be at least 0.');
  });
});
