import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readProblem } from '../inputErrors.ts';
import { claim, decline, record } from './payments.ts';

const problemsOf = (schema: z.ZodMiniType, input: object) =>
  z
    .safeParse(schema, input)
    .error?.issues.map(({ path, message }) => [path.join('.'), readProblem(message).code]) ?? [];

const payment = { id: 'b', kind: 'payment', amount: 1000, way: 'cash' };

test('a payment needs a reference where its way leaves one behind', () => {
  expect(problemsOf(record.input, payment)).toEqual([]);
  for (const way of ['mobileMoney', 'bank']) {
    const required = [['reference', 'required']];
    expect(problemsOf(record.input, { ...payment, way })).toEqual(required);
    expect(problemsOf(record.input, { ...payment, way, reference: ' ' })).toEqual(required);
    expect(problemsOf(record.input, { ...payment, way, reference: 'T-1' })).toEqual([]);
  }
});

test.each([
  [0, 'tooSmall'],
  [-5, 'tooSmall'],
  [10.5, 'notWhole'],
  ['50.000', 'notWhole'],
  ['50.5', 'notWhole'],
  ['50000,00', 'notNumber'],
  [1e12, 'tooLarge'],
  ['', 'required'],
])('an amount of %s is refused', (amount, code) => {
  expect(problemsOf(record.input, { ...payment, amount })).toEqual([['amount', code]]);
  const claimed = { id: 'b', amount, way: 'bank', reference: 'T-1' };
  expect(problemsOf(claim.input, claimed)).toEqual([['amount', code]]);
});

test('an amount may be text of digits', () => {
  const { data } = z.safeParse(record.input, { ...payment, amount: ' 50000 ' });
  expect(data?.amount).toBe(50_000);
});

test('a claim is declined with words', () => {
  const words = (reasonText: string) =>
    problemsOf(decline.input, { id: 'b', claimId: 'c', reasonText });
  expect(words('Nothing came.')).toEqual([]);
  expect(words(' ')).toEqual([['reasonText', 'required']]);
});
