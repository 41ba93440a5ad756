import { expect, it } from 'vitest';
import { refuseUnexpected, type Answer } from './sample.ts';

const refused = (answer: Answer, status?: number): boolean => {
  try {
    refuseUnexpected('rooms.list', answer, status);
    return false;
  } catch {
    return true;
  }
};

it('takes any success or redirect where no status is named, and nothing else', () => {
  for (const statusCode of [200, 201, 303]) expect(refused({ statusCode })).toBe(false);
  for (const statusCode of [400, 409, 500]) expect(refused({ statusCode })).toBe(true);
  expect(refused({ batchItemFailures: [{}] })).toBe(true);
});

it('takes the named status alone', () => {
  expect(refused({ statusCode: 409 }, 409)).toBe(false);
  expect(refused({ statusCode: 200 }, 409)).toBe(true);
});
