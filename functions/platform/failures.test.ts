import { expect, test } from 'vitest';
import { failureOf } from './failures.ts';

const failed = (fields: object): Error => Object.assign(new Error('played'), fields);

test.each([
  ['what is throttled was not done', { name: 'ThrottlingException' }, 'notDone'],
  ['what met a transaction was not done', { name: 'TransactionConflictException' }, 'notDone'],
  ['what was not let in was not done', { code: 'ECONNREFUSED' }, 'notDone'],
  ['what timed out may have been done', { name: 'TimeoutError' }, 'unknown'],
  ['what is still under way may be done', { name: 'TransactionInProgressException' }, 'unknown'],
  ['what lost its connection may have been done', { code: 'ECONNRESET' }, 'unknown'],
  ['what AWS failed at may have been done', { $metadata: { httpStatusCode: 503 } }, 'unknown'],
  ['what was asked wrongly is asked wrongly again', { name: 'ValidationException' }, undefined],
])('%s', (_, fields, failure) => {
  expect(failureOf(failed(fields))).toBe(failure);
});

test('what is no error says nothing', () => {
  expect(failureOf('TimeoutError')).toBeUndefined();
});
