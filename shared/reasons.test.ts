import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { whyFields } from './reasonFields.ts';
import { reasonsFor, reasonWords } from './reasons.ts';
import { bookingStatuses, type Actor } from './transitions.ts';

const actors: Actor[] = ['customer', 'admin', 'schedule'];

test('who rejects or cancels has reasons to choose from, the last of which is another one', () => {
  const moves = bookingStatuses.flatMap((to) =>
    actors.flatMap((actor) => (reasonsFor(to, actor).length > 0 ? [`${actor} ${to}`] : [])),
  );
  expect(moves).toEqual(['admin rejected', 'customer cancelled', 'admin cancelled']);
  expect(reasonsFor('rejected', 'admin').at(-1)).toBe('other');
  expect(reasonsFor('cancelled', 'customer').at(-1)).toBe('other');
});

test.each([
  [{}, undefined],
  [{ reason: 'tooExpensive' }, 'It costs too much'],
  [{ reason: 'tooExpensive', reasonText: 'By half.' }, 'It costs too much: By half.'],
  [{ reason: 'other' }, 'Another reason'],
  [{ reason: 'other', reasonText: 'A wedding.' }, 'A wedding.'],
  [{ reasonText: 'A wedding.' }, 'A wedding.'],
  [{ reason: 'notGiven' }, 'No reason was given. Please ask us'],
] as const)('%j reads as %j', (why, words) => {
  for (const reader of ['admin', 'customer'] as const) expect(reasonWords(why, reader)).toBe(words);
});

test('a cancellation for which the customer has asked tells the staff of them, and themselves of “you”', () => {
  const why = { reason: 'customerAsked', reasonText: 'By phone.' } as const;
  expect(reasonWords(why, 'admin')).toBe('The client asked for it: By phone.');
  expect(reasonWords(why, 'customer')).toBe('You asked for it: By phone.');
  expect(reasonWords({ reason: 'customerAsked' }, 'customer')).toBe('You asked for it');
});

test('a reason is one of the codes, and its words are plain and short', () => {
  const why = z.object(whyFields());
  expect(z.safeParse(why, {}).success).toBe(true);
  expect(z.parse(why, { reason: 'wrongDays', reasonText: ' A slip. ' })).toEqual({
    reason: 'wrongDays',
    reasonText: 'A slip.',
  });
  const longest = 'x'.repeat(limits.reasonCharacters);
  expect(z.safeParse(why, { reasonText: longest }).success).toBe(true);
  for (const wrong of [
    { reason: 'wrongdays' },
    { reason: '' },
    { reason: 3 },
    { reasonText: `${longest}x` },
    { reasonText: 'Turned \u202e round' },
  ]) {
    expect(z.safeParse(why, wrong).success).toBe(false);
  }
});
