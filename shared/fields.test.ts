import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import * as field from './fields.ts';
import { sayProblem } from './inputErrors.ts';

/** What a field makes of a value, or the sentence with which it refuses it. */
function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? parsed.data
    : `refused: ${sayProblem(parsed.error.issues[0]?.message ?? '')}`;
}

const refused = (sentence: string) => `refused: ${sentence}`;

describe('a line of text', () => {
  test('is trimmed', () => {
    expect(read(field.text(10), '  Musanze  ')).toBe('Musanze');
    expect(read(field.line(10), '   ')).toBe('');
  });

  test.each([
    [undefined, 'Required.'],
    ['', 'Required.'],
    ['   ', 'Required.'],
    ['\u200b\u3164', 'Required.'],
    [7, 'Must be text.'],
    [null, 'Must be text.'],
    [['a'], 'Must be text.'],
    ['01234567890', 'At most 10 characters.'],
    ['two\nlines', 'Must be one line of text.'],
    ['nul\u0000', 'Must be one line of text.'],
    ['half\ud83d', 'Must be one line of text.'],
    ['ab\u202ecd', 'Must be one line of text.'],
    ['del\u007f', 'Must be one line of text.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.text(10), value)).toBe(refused(sentence));
  });

  test('may be left out or empty where it is optional', () => {
    expect(read(field.optionalText(10), undefined)).toBeUndefined();
    expect(read(field.optionalText(10), '')).toBe('');
    expect(read(field.optionalText(3), 'four')).toBe(refused('At most 3 characters.'));
  });
});

describe('text of several lines', () => {
  test('keeps its breaks and tabs', () => {
    expect(read(field.longText(40), ' one\n\ttwo\n')).toBe('one\n\ttwo');
    expect(read(field.longText(40), '')).toBe('');
  });

  test('counts and keeps a break as one character, however it is sent', () => {
    expect(read(field.longText(5), 'a\r\nb\rc')).toBe('a\nb\nc');
    expect(read(field.longText(5), 'a\u2028b\u2029c')).toBe('a\nb\nc');
    expect(read(field.longText(4), 'a\r\nb\rc')).toBe(refused('At most 4 characters.'));
  });

  test.each([
    [undefined, 'Required.'],
    [7, 'Must be text.'],
    ['x'.repeat(41), 'At most 40 characters.'],
    ['bell\u0007', 'Must be plain text.'],
    ['ab\u2066cd', 'Must be plain text.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.longText(40), value)).toBe(refused(sentence));
  });
});

describe('an id', () => {
  test('has letters, digits, dashes and underscores', () => {
    expect(read(field.id(), 'a-Z_09')).toBe('a-Z_09');
    expect(read(field.id(), 'x'.repeat(64))).toBe('x'.repeat(64));
  });

  test.each([undefined, 5, '', 'a b', 'a#b', '../a', 'é', 'x'.repeat(65)])(
    'refuses %j',
    (value) => {
      expect(read(field.id(), value)).toMatch(/^refused: (Required|Must be text|Must be an id)\.$/);
    },
  );
});

describe('a day', () => {
  test('is one that exists', () => {
    expect(read(field.day(), '2028-02-29')).toBe('2028-02-29');
  });

  test.each([
    [undefined, 'Required.'],
    [20_270_131, 'Must be a day such as 2027-01-31.'],
    ['2027-02-30', 'Must be a day that exists, such as 2027-01-31.'],
    ['31/01/2027', 'Must be a day that exists, such as 2027-01-31.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.day(), value)).toBe(refused(sentence));
  });
});

describe('a month', () => {
  test('has a year and one of twelve numbers', () => {
    expect(read(field.month(), '2027-12')).toBe('2027-12');
  });

  test.each([
    [undefined, 'Required.'],
    [202701, 'Must be a month such as 2027-01.'],
    ['2027-00', 'Must be a month such as 2027-01.'],
    ['2027-13', 'Must be a month such as 2027-01.'],
    ['2027-01-01', 'Must be a month such as 2027-01.'],
  ])('is not %j', (value, sentence) => {
    expect(read(field.month(), value)).toBe(refused(sentence));
  });
});

describe('an e-mail address', () => {
  test.each([
    ['  Aline@Example.COM ', 'aline@example.com'],
    ["o'neil+cold.room@mail.co.rw", "o'neil+cold.room@mail.co.rw"],
  ])('%j is kept as %j', (written, kept) => {
    expect(read(field.email(), written)).toBe(kept);
  });

  test.each([
    [undefined, 'Required.'],
    ['', 'Required.'],
    [5, 'Must be text.'],
    ['aline', 'Must be an email address.'],
    ['aline@localhost', 'Must be an email address.'],
    ['@example.com', 'Must be an email address.'],
    ['a b@example.com', 'Must be an email address.'],
    ['a@b@example.com', 'Must be an email address.'],
    ['<a@example.com>', 'Must be an email address.'],
    ['al\u00adine@example.com', 'Must be an email address.'],
    ['aline\u200b@example.com', 'Must be an email address.'],
    ['aline\ud800@example.com', 'Must be an email address.'],
    ['a@example..com', 'Must be an email address.'],
    ['a@example.com\nbcc: b@example.com', 'Must be an email address.'],
    [`${'a'.repeat(250)}@example.com`, 'At most 254 characters.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.email(), value)).toBe(refused(sentence));
  });
});

describe('a number', () => {
  const number = field.number(-5, 10);

  test.each([
    [0, 0],
    [-5, -5],
    [10, 10],
    ['7.25', 7.25],
    [' -3 ', -3],
    [1.6e-249, 0],
    [-5e-324, 0],
    [0.000_000_1, 0.000_000_1],
  ])('%j is %d', (value, expected) => {
    expect(read(number, value)).toBe(expected);
  });

  test.each([
    [undefined, 'Required.'],
    ['', 'Required.'],
    ['seven', 'Must be a number.'],
    ['1e3', 'Must be a number.'],
    ['0x10', 'Must be a number.'],
    [null, 'Must be a number.'],
    [true, 'Must be a number.'],
    [Number.NaN, 'Must be a number.'],
    [Number.POSITIVE_INFINITY, 'Must be a number.'],
    [-5.01, 'Must be at least -5.'],
    ['10.01', 'Must be at most 10.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(number, value)).toBe(refused(sentence));
  });
});

describe('a whole number', () => {
  test.each([
    [7, 7],
    [7.0, 7],
    [' 7 ', 7],
    ['-3', -3],
  ])('%j is %d', (value, expected) => {
    expect(read(field.wholeNumber(-5, 10), value)).toBe(expected);
  });

  test.each([
    ['', 'Required.'],
    ['seven', 'Must be a number.'],
    ['1,000', 'Must be a number.'],
    [2.5, 'Must be a whole number.'],
    ['2.5', 'Must be a whole number.'],
    ['1.000', 'Must be a whole number.'],
    ['11', 'Must be at most 10.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.wholeNumber(-5, 10), value)).toBe(refused(sentence));
  });
});

describe('a coordinate', () => {
  test.each([
    [' -1.9440727000000001 ', -1.944073],
    ['30.061885000000000012345', 30.061885],
    [-1.9440727000000001, -1.944073],
    ['-0.0000001', 0],
    ['90', 90],
    ['-90.0', -90],
  ])('%j is %d, to a tenth of a metre', (value, expected) => {
    expect(read(field.degrees(90), value)).toBe(expected);
  });

  test.each([
    [undefined, 'Required.'],
    ['north', 'Must be a number.'],
    ['1e1', 'Must be a number.'],
    ['1.', 'Must be a number.'],
    [`1.${'1'.repeat(31)}`, 'Must be a number.'],
    [Number.NaN, 'Must be a number.'],
    ['90.1', 'Must be at most 90.'],
    [-90.1, 'Must be at least -90.'],
  ])('is not %j: %s', (value, sentence) => {
    expect(read(field.degrees(90), value)).toBe(refused(sentence));
  });
});

describe('an amount in Rwf', () => {
  test('has whole hundredths, however large it is', () => {
    const amount = field.rwf(100_000_000_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (hundredths) => {
        expect(read(amount, hundredths / 100)).toBe(hundredths / 100);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [-0.01, 'Must be at least 0.'],
    [100.01, 'Must be at most 100.'],
    [1.005, 'Must have at most two decimals.'],
    ['2.999', 'Must have at most two decimals.'],
    ['50.000', 'Must have at most two decimals.'],
    ['free', 'Must be a number.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.rwf(100), value)).toBe(refused(sentence));
  });

  test.each([
    [0.1 + 0.2, 0.3],
    [1e-9, 0],
    [99.99999999999999, 100],
    ['50.25', 50.25],
  ])('%s is %d, without what a calculation left', (value, expected) => {
    expect(read(field.rwf(100), value)).toBe(expected);
  });

  test('with a fraction of a hundredth is refused', () => {
    const fraction = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fraction, (hundredths, more) => {
        const value = hundredths / 100 + more / 10_000;
        expect(read(field.rwf(100_000), value)).toBe(refused('Must have at most two decimals.'));
      }),
    );
  });
});

describe('yes or no', () => {
  test.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
  ])('%j is %s', (value, expected) => {
    expect(read(field.flag(), value)).toBe(expected);
  });

  test.each([
    [undefined, 'Required.'],
    ['', 'Required.'],
    ['yes', 'Must be true or false.'],
    [1, 'Must be true or false.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.flag(), value)).toBe(refused(sentence));
  });
});

describe('a room type', () => {
  test('is stored in one spelling', () => {
    expect(read(field.roomType(), 'warehouse')).toBe('Ware House');
    expect(read(field.roomType(), 'cold_room')).toBe('Cold Room');
  });

  test.each([
    [undefined, 'Required.'],
    [1, 'Must be text.'],
    ['garage', 'Must be Cold Room or Warehouse.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(field.roomType(), value)).toBe(refused(sentence));
  });
});

describe('one of a few words', () => {
  const choice = field.choice(['storage', 'cold_room']);

  test('is taken in any case', () => {
    expect(read(choice, ' Storage ')).toBe('storage');
  });

  test.each([
    [undefined, 'Required.'],
    [1, 'Must be text.'],
    ['flying', 'Must be one of storage, cold_room.'],
    ['', 'Must be one of storage, cold_room.'],
  ])('refuses %j: %s', (value, sentence) => {
    expect(read(choice, value)).toBe(refused(sentence));
  });
});
