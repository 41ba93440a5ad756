import { expect, it } from 'vitest';
import { isSmtpAddress } from './smtpAddress.ts';

const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.example`;

it.each(['dan@example.com', "d.o'dan-+_-@a-b.example.com", '-a.-b-.c@example.rw', longest])(
  'SMTP allows %s',
  (address) => {
    expect(isSmtpAddress(address)).toBe(true);
  },
);

it.each([
  ['a character beyond ASCII in its local part', 'dån@example.com'],
  ['one in its domain', 'dan@exåmple.com'],
  ['a dot at its beginning', '.dan@example.com'],
  ['a dot before its @', 'dan.@example.com'],
  ['two dots beside each other', 'd..an@example.com'],
  ['a local part of more than 64 characters', `a${longest}`],
  ['a domain that begins with a hyphen', 'dan@-example.com'],
  ['a label that begins with one', 'dan@mail.-example.com'],
  ['a label that ends with one', 'dan@example-.com'],
  ['a domain that ends with one', 'dan@example.com-'],
  ['a label of more than 63 characters', `dan@${'b'.repeat(64)}.example`],
])('SMTP does not allow %s', (_, address) => {
  expect(isSmtpAddress(address)).toBe(false);
});
