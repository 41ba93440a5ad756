import { expect, test } from 'vitest';
import { confirmed, isConfirmed } from './confirmed.ts';

test('the success page knows a way that has a booking behind it', () => {
  expect(isConfirmed(confirmed)).toBe(true);
});

test.each([null, undefined, 'confirmed', {}, { confirmed: 'yes' }, { coldRoomId: 'a' }])(
  'and any other that has none: %j',
  (state) => expect(isConfirmed(state)).toBe(false),
);
