import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { character } from '#shared/testing/character.ts';
import { strengthOf } from './strength.ts';

it.each([
  ['12345678', 0, 'Many people use this password.'],
  ['aaaaaaaa', 0, 'This pattern is easy to guess.'],
  ['iloveyou2', 1, 'It is close to a password that many people use.'],
  ['coldroom2027', 1, 'Make it longer, for example with another word.'],
])('%s is weak, and says why', (password, score, advice) => {
  expect(strengthOf(password)).toEqual({ score, advice });
});

it('a long one of random words is strong, and needs no advice', () => {
  expect(strengthOf('umbrella granite pigeon violin')).toEqual({ score: 4 });
});

it('a name is no secret', () => {
  const known = ['Aline', 'Mukamana', 'aline.mukamana@example.com'];
  expect(strengthOf('mukamana').score).toBeGreaterThan(strengthOf('mukamana', known).score);
  expect(strengthOf('mukamana', known).advice).toBe('It contains your name or your email address.');
});

it('every password has an estimate, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 200 }), fc.string(), (password, name) => {
      const { score, advice } = strengthOf(password, [name]);
      expect([0, 1, 2, 3, 4]).toContain(score);
      expect(advice === undefined).toBe(score > 2);
    }),
    { numRuns: 50 },
  );
});

it('the longest password takes no longer than a part of it', () => {
  const longest = 'a1'.repeat(limits.passwordBytes / 2);
  expect(strengthOf(longest.repeat(1_000))).toEqual(strengthOf(longest));
});
