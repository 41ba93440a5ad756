import { expect, test } from 'vitest';
import { callerOf } from './callerOf.ts';

test.each([
  ['0788 123 456', ['', '', '0788 123 456']],
  ['+250-788', ['', '', '+250-788']],
  ['\u202a+250 788 123 456\u202c', ['', '', '+250 788 123 456']],
  ['Keza', ['Keza', '', '']],
  [' Keza  Aline Sample ', ['Keza', 'Aline Sample', '']],
  ['', ['', '', '']],
])('%j is what is known of a new client', (sought, [firstName, lastName, phoneNumber]) => {
  expect(callerOf(sought)).toEqual({ firstName, lastName, phoneNumber });
});
