import fc from 'fast-check';
import { expect, it } from 'vitest';
import { homePhone } from './homePhone.ts';
import { parsePhone } from './phone.ts';

it.each([
  ['0788 123 456', '+250788123456'],
  ['+250 788-123-456', '+250788123456'],
  ['00250788123456', '+250788123456'],
  ['250788123456', '+250788123456'],
  ['(788) 123.456', '+250788123456'],
  ['\u202a+250 788 123 456\u202c', '+250788123456'],
  ['\u20660788\u200e 123\u200f 456\u2069', '+250788123456'],
  ['0788 123 45', undefined],
  ['+256 712 345678', undefined],
  ['0252 123 456', undefined],
  ['', undefined],
])('%s is the Rwandan mobile number %s', (text, number) => {
  expect(homePhone(text)).toBe(number);
});

const begins = fc.constantFrom('+250', '00250', '250', '0', '', '+256', '+1');
const digits = fc.stringMatching(/^[27]\d{7,9}$/);

it('reads no number in another way than the rules of the world’s numbers do', () => {
  fc.assert(
    fc.property(begins, digits, (begin, rest) => {
      const number = homePhone(begin + rest);
      if (number !== undefined) expect(parsePhone(begin + rest)).toBe(number);
    }),
  );
});
