import { expect, test } from 'vitest';
import { houseFields } from '#shared/house.ts';
import { houseFieldChanges } from './houseFieldChanges.ts';

test('what changed of the settings is told with its values before and after', () => {
  const before = { telephone: '+250788000001', tin: '123456789', receiptSeries: 2 };
  const after = { telephone: '+250788000002', vatPercent: 18, receiptSeries: 2 };
  expect(houseFieldChanges(before, after)).toEqual([
    { field: 'telephone', from: '+250788000001', to: '+250788000002' },
    { field: 'tin', from: '123456789' },
    { field: 'vatPercent', to: '18' },
  ]);
  expect(houseFieldChanges(before, before)).toEqual([]);
});

test('of the cancellation rule each number is told', () => {
  const rule = { cancellation: { freeDays: 3, share: 50 } };
  expect(houseFieldChanges(rule, { cancellation: { freeDays: 3, share: 100 } })).toEqual([
    { field: 'share', from: '50', to: '100' },
  ]);
  expect(houseFieldChanges(rule, {})).toEqual([
    { field: 'freeDays', from: '3' },
    { field: 'share', from: '50' },
  ]);
});

test('no setting is forgotten', () => {
  for (const name of Object.keys(houseFields()).filter((one) => one !== 'cancellation')) {
    expect(houseFieldChanges({}, { [name]: 'x' })).toEqual([{ field: name, to: 'x' }]);
  }
});
