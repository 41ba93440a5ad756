import { expect, it } from 'vitest';
import { countIn } from './countIn.ts';

it('hears how many are unread [S3.28]', () => {
  expect(countIn('{"event":"newNotification","count":3}')).toBe(3);
  expect(countIn('{"event":"newNotification","count":0}')).toBe(0);
});

it.each([
  'pong',
  '',
  'null',
  '3',
  '{"count":3}',
  '{"event":"newNotification"}',
  '{"event":"newNotification","count":"3"}',
  '{"event":"other","count":3}',
])('takes %j for no news', (message) => {
  expect(countIn(message)).toBeUndefined();
});
