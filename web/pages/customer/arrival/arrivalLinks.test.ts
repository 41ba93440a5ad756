import { expect, test } from 'vitest';
import { whatsAppLink } from '#web/lib/whatsAppLink.ts';
import { callLink, mapsLink } from './arrivalLinks.ts';

test('a place opens in a maps app', () => {
  expect(mapsLink(-1.9441, 30.0619)).toBe(
    'https://www.google.com/maps/search/?api=1&query=-1.9441%2C30.0619',
  );
});

test('a number is called, or written to', () => {
  expect(callLink('+250788123456')).toBe('tel:+250788123456');
  expect(whatsAppLink('+250788123456')).toBe('https://wa.me/250788123456');
});
