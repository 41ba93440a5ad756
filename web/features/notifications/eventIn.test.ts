import { expect, it } from 'vitest';
import { eventIn } from './eventIn.ts';

it('hears how many are unread [S3.28]', () => {
  for (const count of [3, 0]) {
    const event = { event: 'newNotification', count };
    expect(eventIn(JSON.stringify(event))).toEqual(event);
  }
});

it('hears in which rooms bookings have changed', () => {
  const event = { event: 'bookingsChanged', rooms: ['r-1', 'r-2'] };
  expect(eventIn(JSON.stringify(event))).toEqual(event);
});

it.each([
  'pong',
  '',
  'null',
  '3',
  '{"count":3}',
  '{"event":"newNotification"}',
  '{"event":"newNotification","count":"3"}',
  '{"event":"bookingsChanged"}',
  '{"event":"bookingsChanged","rooms":[7]}',
  '{"event":"other","count":3}',
])('takes %j for no news', (message) => {
  expect(eventIn(message)).toBeUndefined();
});
