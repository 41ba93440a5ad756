import { expect, it } from 'vitest';
import { daysOf } from '../days.ts';
import { firstFree, laterStay } from './laterStay.ts';

const TODAY = '2027-03-10';
const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

it('is as long as the wished one and behind what is taken', () => {
  const taken = ['2027-03-15', '2027-03-17'];
  expect(laterStay(taken, stay('2027-03-14', '2027-03-15'), TODAY)).toEqual(
    stay('2027-03-18', '2027-03-19'),
  );
  expect(laterStay(taken, stay('2027-03-15', '2027-03-15'), TODAY)).toEqual(
    stay('2027-03-16', '2027-03-16'),
  );
});

it('does not begin before today', () => {
  expect(laterStay([TODAY], stay('2027-03-01', '2027-03-02'), TODAY)).toEqual(
    stay('2027-03-11', '2027-03-12'),
  );
});

it('is none where every day that can be booked is taken', () => {
  const taken = daysOf(TODAY, '2029-03-10');
  expect(laterStay(taken, stay(TODAY, TODAY), TODAY)).toBeUndefined();
});

it('is free first on the first days in a row', () => {
  expect(firstFree(['2027-03-14', TODAY], TODAY)).toEqual(stay('2027-03-11', '2027-03-13'));
  expect(firstFree([], TODAY)).toEqual(stay(TODAY, '2029-03-10'));
  expect(firstFree(daysOf(TODAY, '2029-03-10'), TODAY)).toBeUndefined();
});
