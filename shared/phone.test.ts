import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhone } from './phone.ts';

test.each([
  ['+250788123456', '+250788123456'],
  ['+250 788 123 456', '+250788123456'],
  ['0788123456', '+250788123456'],
  ['788123456', '+250788123456'],
  ['+44 20 7946 0958', '+442079460958'],
])('%j is kept as %j [S9.15]', (written, kept) => {
  expect(parsePhone(written)).toBe(kept);
});

test.each(['', 'abc', '12', '+250', '+250788', '0123456789', '+99912345678', '+2507881234567890'])(
  '%j is no phone number',
  (written) => {
    expect(parsePhone(written)).toBeUndefined();
  },
);

test('what is kept is E.164 and is kept as it is', () => {
  const written = fc.stringMatching(/^\+?[0-9 ()-]{5,20}$/);
  const mobile = fc.stringMatching(/^07[2389][0-9]{7}$/);
  fc.assert(
    fc.property(fc.oneof(written, mobile), (text) => {
      const kept = parsePhone(text);
      fc.pre(kept !== undefined);
      expect(kept).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(parsePhone(kept)).toBe(kept);
    }),
  );
});
