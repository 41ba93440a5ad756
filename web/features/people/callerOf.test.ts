import { expect, test } from 'vitest';
import { callerOf } from './callerOf.ts';

test.each([
  ['0788 123 456', ['', '', '0788 123 456']],
  ['+250-788', ['', '', '+250-788']],
  ['Keza', ['Keza', '', '']],
  [' Keza  Aline Sample ', ['Keza', 'Aline Sample', '']],
  ['', ['', '', '']],
])('%j is what is known of a new client', (sought, [firstName, lastName, phoneNumber]) => {
  expect(callerOf(sought)).toEqual({ firstName, lastName, phoneNumber });
});
