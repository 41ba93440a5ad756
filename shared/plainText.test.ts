import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasControls, isInvisible, isOneLine, isPlainText } from './plainText.ts';
import { character } from './testing/character.ts';

const LONE = '\ud83d';

describe('text that shows what it says', () => {
  test.each(['Aline Uwase', 'Nyirahabimana-Ö', 'محمد', '山田', '👩‍👩‍👧', '🇷🇼', 'ab\u200ec'])(
    'is %j',
    (text) => {
      expect([isOneLine(text), isPlainText(text), isInvisible(text)]).toEqual([true, true, false]);
    },
  );

  test.each(['\u0000', '\u007f', '\u0085', '\u202e', '\u2066', '\u2069', LONE])(
    'has no %j in it',
    (character) => {
      const text = `a${character}b`;
      expect([isOneLine(text), isPlainText(text)]).toEqual([false, false]);
    },
  );

  test('has line breaks only where it may have several lines', () => {
    for (const text of ['a\nb', 'a\tb']) {
      expect([isOneLine(text), isPlainText(text)]).toEqual([false, true]);
    }
  });
});

test.each([
  '',
  ' ',
  '\u200b',
  '\u200d\ufe0f',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u034f\u2060',
  '\u{e0041}',
])('nothing can be seen of %j', (text) => {
  expect(isInvisible(text)).toBe(true);
});

test('half of a pair is never let in', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      expect(isOneLine(`${text}${LONE}`)).toBe(false);
      expect(hasControls(`${text}${LONE}`)).toBe(true);
    }),
  );
});
