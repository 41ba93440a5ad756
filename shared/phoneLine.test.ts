import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { arrivalFields } from './arrivalFields.ts';
import { find } from './contract/find.ts';
import { list } from './contract/users.ts';
import { houseFields } from './house.ts';
import { readProblem } from './inputErrors.ts';
import { phoneLine } from './phoneLine.ts';

const contacts = z.object(houseFields());
const arrival = z.object(arrivalFields());

/** As telephones copy a number from their contacts. */
const COPIED = '\u202a+250 788 123 456\u202c';

test.each([COPIED, '\u2066+250 788 123 456\u2069', '\u200e+250 788 123 456\u200f '])(
  '%j is a number without the signs of direction in it',
  (copied) => {
    expect(phoneLine(20).parse(copied)).toBe('+250 788 123 456');
  },
);

test('a number that was copied with them is found, and kept', () => {
  expect(find.input.parse({ text: COPIED }).text).toBe('+250 788 123 456');
  expect(list.input.parse({ search: COPIED }).search).toBe('+250 788 123 456');
  expect(arrival.parse({ keeperPhone: COPIED }).keeperPhone).toBe('+250788123456');
  expect(contacts.parse({ telephone: COPIED }).telephone).toBe('+250 788 123 456');
  expect(contacts.parse({ whatsApp: COPIED }).whatsApp).toBe('+250788123456');
});

test('a name that has them is refused as before', () => {
  expect(arrival.safeParse({ keeperName: COPIED }).success).toBe(false);
});

test.each([
  [undefined, 'required'],
  ['\u202a\u202c', 'required'],
  [7, 'notText'],
  ['a\nb', 'notOneLine'],
  ['x'.repeat(121), 'tooLong'],
])('a search for %j is refused', (text, code) => {
  const issue = find.input.safeParse({ text }).error?.issues[0];
  expect(readProblem(issue?.message ?? '').code).toBe(code);
});
