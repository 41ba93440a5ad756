import { expect, it } from 'vitest';
import { unreadWords } from './unreadWords.ts';

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%i unread notifications are shown as %s', (count, words) => {
  expect(unreadWords(count)).toBe(words);
});
