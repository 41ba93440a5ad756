import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePhone, phoneBeginning } from './phone.ts';

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

test('a number is found by each of its spellings', () => {
  const subscriber = fc.stringMatching(/^7[89][0-9]{7}$/);
  const blank = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(subscriber, blank, (digits, between) => {
      const grouped = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(between);
      for (const before of ['', '0', '250', '250 ', '+250', '+250 0', '00250', '(0)']) {
        expect(phoneBeginning(before + grouped), before + grouped).toBe(`+250${digits}`);
      }
    }),
  );
});

test.each([
  ['0788 1', '+2507881'],
  ['78812', '+25078812'],
  ['25078', '+25078'],
  ['2500788', '+250788'],
  ['+250 788', '+250788'],
  ['+254 71', '+25471'],
  ['0025471', '+25471'],
])('%j begins numbers with %j', (typed, beginning) => {
  expect(phoneBeginning(typed)).toBe(beginning);
});

test.each(['', '0788', 'Keza', 'CR-4F7K2', '07 88 a', '31234'])('%j begins none', (typed) => {
  expect(phoneBeginning(typed)).toBeUndefined();
});
