import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { houseFields } from './house.ts';
import { readProblem } from './inputErrors.ts';

const read = (input: object) => z.safeParse(z.object(houseFields()), input);
const problemsOf = (input: object) =>
  read(input).error?.issues.map(({ message }) => readProblem(message).code) ?? [];

test('a TIN is nine digits, typed with spaces or not, and may be empty', () => {
  for (const tin of ['123456789', ' 123 456-789 '])
    expect(read({ tin }).data?.tin).toBe('123456789');
  expect(read({ tin: '' }).data?.tin).toBe('');
  expect(read({}).data?.tin).toBeUndefined();
  for (const tin of ['12345678', '1234567890', '12345678A', 123_456_789]) {
    expect(problemsOf({ tin })).toEqual([typeof tin === 'string' ? 'notTin' : 'notText']);
  }
});

test('a WhatsApp number is read as E.164, a Rwandan one without its country, too, and may be empty', () => {
  expect(read({ whatsApp: '0788 123 456' }).data?.whatsApp).toBe('+250788123456');
  expect(read({ whatsApp: ' +256 712 345678 ' }).data?.whatsApp).toBe('+256712345678');
  expect(read({ whatsApp: '+250788000000' }).data?.whatsApp).toBe('+250788000000');
  expect(read({ whatsApp: ' ' }).data?.whatsApp).toBe('');
  expect(read({}).data?.whatsApp).toBeUndefined();
  expect(problemsOf({ whatsApp: '12' })).toEqual(['notPhone']);
});

test('the series of receipts are a number from 1 to 32', () => {
  for (const receiptSeries of [1, '32']) {
    expect(read({ receiptSeries }).data?.receiptSeries).toBe(Number(receiptSeries));
  }
  expect(problemsOf({ receiptSeries: 0 })).toEqual(['tooSmall']);
  expect(problemsOf({ receiptSeries: 33 })).toEqual(['tooLarge']);
  expect(problemsOf({ receiptSeries: 1.5 })).toEqual(['notWhole']);
});

test('a VAT rate is a percentage with two decimals at most', () => {
  expect(read({ vatPercent: '18' }).data?.vatPercent).toBe(18);
  expect(read({ vatPercent: 17.25 }).data?.vatPercent).toBe(17.25);
  expect(problemsOf({ vatPercent: '17.255' })).toEqual(['tooManyDecimals']);
  expect(problemsOf({ vatPercent: -1 })).toEqual(['tooSmall']);
  expect(problemsOf({ vatPercent: 101 })).toEqual(['tooLarge']);
  expect(problemsOf({ vatPercent: 'many' })).toEqual(['notNumber']);
});
