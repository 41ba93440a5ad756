import { expect, test } from 'vitest';
import { whatsAppLink } from './whatsAppLink.ts';

test.each([
  ['+250788123456', '250788123456'],
  ['0788 123 456', '250788123456'],
  ['788123456', '250788123456'],
  ['00250 788 123 456', '250788123456'],
  ['+256 712 345678', '256712345678'],
])('the chat with %s is that with the number %s', (number, digits) => {
  expect(whatsAppLink(number)).toBe(`https://wa.me/${digits}`);
});
