import { expect, test } from 'vitest';
import { decideMailsOff } from './decideMailsOff.ts';

test('a choice changes what differs from what was seen, and nothing else', () => {
  const choice = { seen: ['requests', 'answers'], off: ['answers', 'cancellations'] } as const;
  expect(decideMailsOff(['requests', 'answers'], choice)).toEqual(['answers', 'cancellations']);
  // Another tab or a link has stopped one meanwhile, or allowed one again.
  expect(decideMailsOff(['requests', 'reminders'], choice)).toEqual(['reminders', 'cancellations']);
  expect(decideMailsOff(['cancellations'], choice)).toEqual(['cancellations']);
});

test('a choice that does not say what was seen sets all', () => {
  expect(decideMailsOff(['requests', 'reminders'], { off: ['answers', 'requests'] })).toEqual([
    'requests',
    'answers',
  ]);
  expect(decideMailsOff(['requests'], { off: [] })).toEqual([]);
});
