import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { ratingFields } from '#shared/rating.ts';
import { oneLine } from './useRating.ts';

test('breaks and rows of blanks become one blank, and the ends are trimmed', () => {
  expect(oneLine('  Cold,\r\n\r\nclean \tand  quiet.\n')).toBe('Cold, clean and quiet.');
});

test('what was typed on several lines is a sentence that the server takes, and grows no longer', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/);
  const blank = fc.constantFrom('\n', '\r\n', '\t', '  ', ' ');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, blank), { maxLength: 20 }), (parts) => {
      const typed = parts.flat().join('');
      const sentence = oneLine(typed);
      expect(sentence.length).toBeLessThanOrEqual(typed.length);
      expect(sentence.length).toBeLessThanOrEqual(limits.commentCharacters);
      expect(ratingFields().comment.safeParse(sentence).success).toBe(true);
    }),
  );
});
