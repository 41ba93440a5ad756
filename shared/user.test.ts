import { expect, test } from 'vitest';
import { namesOf } from './user.ts';

test('names are the first and the last name', () => {
  expect(namesOf({ firstName: 'Aline', lastName: 'Uwase' })).toBe('Aline Uwase');
});
