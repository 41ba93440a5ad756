import { expect, test } from 'vitest';
import { cancellationFee, isCustomersWish, lastFreeDay, sameCancellation } from './cancellation.ts';
import { cancellationFields } from './cancellationFields.ts';
import { readProblem } from './inputErrors.ts';

const rule = { freeDays: 3, share: 30 };
const booking = {
  status: 'approved',
  startDate: '2027-03-10',
  totalPrice: 10_001,
  cancellation: rule,
} as const;

test('cancelling is free until some days before the first, and costs its share from then on', () => {
  expect(lastFreeDay('2027-03-02', rule)).toBe('2027-02-27');
  expect(cancellationFee(booking, '2027-03-07')).toBe(0);
  expect(cancellationFee(booking, '2027-03-08')).toBe(3_000);
  expect(cancellationFee(booking, '2027-03-12')).toBe(3_000);
  expect(cancellationFee({ ...booking, totalPrice: 5 }, '2027-03-08')).toBe(2);
});

test('with no days it is free until the first day', () => {
  const cancellation = { freeDays: 0, share: 100 };
  expect(cancellationFee({ ...booking, cancellation }, '2027-03-10')).toBe(0);
  expect(cancellationFee({ ...booking, cancellation }, '2027-03-11')).toBe(10_001);
});

test('a request costs nothing, nor a booking that was made without a rule', () => {
  expect(cancellationFee({ ...booking, status: 'pending' }, '2027-03-09')).toBe(0);
  expect(cancellationFee({ ...booking, cancellation: undefined }, '2027-03-09')).toBe(0);
});

test('the house that takes a booking away asks for nothing', () => {
  expect(isCustomersWish('customer', undefined)).toBe(true);
  expect(isCustomersWish('customer', 'other')).toBe(true);
  expect(isCustomersWish('admin', 'customerAsked')).toBe(true);
  expect(isCustomersWish('admin', 'roomNotReady')).toBe(false);
  expect(isCustomersWish('admin', undefined)).toBe(false);
});

test('rules are the same where both numbers are', () => {
  expect(sameCancellation(undefined, undefined)).toBe(true);
  expect(sameCancellation(rule, { ...rule })).toBe(true);
  expect(sameCancellation(rule, undefined)).toBe(false);
  expect(sameCancellation(undefined, rule)).toBe(false);
  expect(sameCancellation(rule, { ...rule, share: 31 })).toBe(false);
  expect(sameCancellation(rule, { ...rule, freeDays: 4 })).toBe(false);
});

test('a rule has whole days up to a year, and a share from 1 to 100', () => {
  const isRule = (value: unknown) => cancellationFields().safeParse(value).success;
  expect(isRule({ freeDays: 0, share: 1 })).toBe(true);
  expect(isRule({ freeDays: '365', share: '100' })).toBe(true);
  for (const wrong of [
    { freeDays: -1, share: 50 },
    { freeDays: 366, share: 50 },
    { freeDays: 1.5, share: 50 },
    { freeDays: 1, share: 0 },
    { freeDays: 1, share: 101 },
    { freeDays: 1 },
    { share: 50 },
    'free',
  ]) {
    expect(isRule(wrong), JSON.stringify(wrong)).toBe(false);
  }
});

test('what is no rule is refused as one', () => {
  for (const wrong of ['free', [], null, 3]) {
    const { error } = cancellationFields().safeParse(wrong);
    expect(error?.issues.map(({ message }) => readProblem(message).code)).toEqual([
      'notCancellation',
    ]);
  }
});
