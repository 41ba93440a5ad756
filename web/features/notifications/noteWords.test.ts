import { expect, it } from 'vitest';
import { notificationTypes, type Notification } from '#shared/notification.ts';
import { isBundle, isKnown, noteSentence, noteWords } from './noteWords.ts';

const note: Notification = {
  id: 'n',
  type: 'bookingApproved',
  at: '2027-01-01T00:00:00.000Z',
  read: false,
  names: 'Keza Test',
  coldRoomName: 'Lakeside Store',
};

const staff = '/admin-dashboard/bookings';

it.each([
  ['bookingRequested', 'Keza Test asks for Lakeside Store', `${staff}?show=pending&booking=b1`],
  [
    'bookingCancelled',
    'The booking of Lakeside Store by Keza Test was cancelled',
    `${staff}?show=cancelled&booking=b1`,
  ],
  [
    'bookingWithdrawn',
    'Your booking of Lakeside Store was cancelled',
    '/booking?show=cancelled&booking=b1',
  ],
  ['contactMessage', 'Keza Test sent a message', '/message?show=inbox'],
  ['callbackRequest', 'Keza Test asks for a callback', '/message?show=inbox'],
  ['bookingApproved', 'Your booking of Lakeside Store is approved', '/booking/arrival?booking=b1'],
  [
    'bookingRejected',
    'Your request for Lakeside Store was rejected',
    '/booking?show=rejected&booking=b1',
  ],
  [
    'bookingExpired',
    'Your request for Lakeside Store expired without an answer',
    '/booking?show=cancelled&booking=b1',
  ],
  [
    'bookingCompleted',
    'Your stay in Lakeside Store has ended',
    '/booking?show=approved&booking=b1',
  ],
  [
    'paymentClaimed',
    'Keza Test says they have paid 5,000\u00a0Rwf for Lakeside Store',
    `${staff}?show=approved&booking=b1`,
  ],
  [
    'paymentConfirmed',
    'We have received your payment for Lakeside Store',
    '/booking?show=approved&booking=b1',
  ],
  [
    'paymentDeclined',
    'We have not found your payment for Lakeside Store',
    '/booking?show=approved&booking=b1',
  ],
  [
    'bookingChanged',
    'The days or the room of your booking have changed: now Lakeside Store',
    '/booking?show=approved&booking=b1',
  ],
  [
    'requestChanged',
    'Keza Test has changed the request for Lakeside Store',
    `${staff}?show=pending&booking=b1`,
  ],
  [
    'bookingReopened',
    'Your booking of Lakeside Store is open again',
    '/booking?show=approved&booking=b1',
  ],
  [
    'changeAsked',
    'Keza Test asks for other days in Lakeside Store',
    '/admin-dashboard/bookings?show=approved&booking=b1',
  ],
  [
    'changeDeclined',
    'Your booking of Lakeside Store stays as it is: other days were declined',
    '/booking?show=approved&booking=b1',
  ],
  ['checkedIn', 'You are checked in at Lakeside Store', '/booking?show=approved&booking=b1'],
  ['checkedOut', 'You are checked out of Lakeside Store', '/booking?show=approved&booking=b1'],
  [
    'approvalWithdrawn',
    'Your booking of Lakeside Store waits for an answer again',
    '/booking?show=pending&booking=b1',
  ],
  [
    'entryReversed',
    'An entry of 5,000\u00a0Rwf for Lakeside Store was a mistake and has been reversed',
    '/booking?show=approved&booking=b1',
  ],
] as const)('%s says what happened and leads to its booking', (type, text, to) => {
  expect(noteWords({ ...note, bookingId: 'b1', type, amount: 5_000 })).toEqual({ text, to });
});

it.each([
  ['bookingRequested', 12, '12 requests of Keza Test within ten minutes', `${staff}?show=pending`],
  [
    'bookingCancelled',
    2,
    '2 bookings of Keza Test were cancelled within ten minutes',
    `${staff}?show=cancelled`,
  ],
  ['bookingRequested', 1, 'Keza Test asks for Lakeside Store', `${staff}?show=pending&booking=b1`],
  // No server bundles these today; one that does is told apart by no old tab.
  [
    'bookingApproved',
    3,
    'Your booking of Lakeside Store is approved',
    '/booking/arrival?booking=b1',
  ],
] as const)('%s that stands for %i says how many', (type, count, text, to) => {
  expect(noteWords({ ...note, bookingId: 'b1', type, count })).toEqual({ text, to });
});

it('tells what names the room apart, so that a sentence without it is whole', () => {
  const without = (type: Notification['type'], count?: number) => {
    const [before, , after] = noteSentence({ ...note, type, count, amount: 500 });
    return [before, after].join('').replaceAll(/\s+/g, ' ').trim();
  };
  expect(without('bookingApproved')).toBe('Your booking is approved');
  expect(without('checkedIn')).toBe('You are checked in');
  expect(without('paymentRecorded')).toBe('Payment of 500 Rwf recorded');
  // Of a refund as well, by which the customer has no less.
  expect(without('entryReversed')).toBe('An entry of 500 Rwf was a mistake and has been reversed');
  expect(without('bookingCancelled')).toBe('The booking by Keza Test was cancelled');
  expect(without('bookingCancelled', 2)).toBe(
    '2 bookings of Keza Test were cancelled within ten minutes',
  );
  // What is asked for has to be said.
  expect(without('bookingRequested')).toBe('Keza Test asks for Lakeside Store');
});

it('is a bundle from two on', () => {
  expect([{}, { count: 1 }, { count: 2 }].map(isBundle)).toEqual([false, false, true]);
});

it('has words for every type, and for a room without a name', () => {
  for (const type of notificationTypes) {
    const { coldRoomName, ...nameless } = note;
    expect(noteWords({ ...nameless, type }).text).not.toContain(String(coldRoomName));
  }
  expect(noteWords({ ...note, coldRoomName: undefined }).text).toBe(
    'Your booking of a cold room is approved',
  );
});

it('knows every type of today, and none that a newer server may send', () => {
  for (const type of notificationTypes) expect(isKnown({ ...note, type }), type).toBe(true);
  for (const type of ['roomPainted', 'constructor', '']) {
    expect(isKnown({ ...note, type } as Notification), type).toBe(false);
  }
});

it('leads to the list where it names no booking', () => {
  expect(noteWords(note).to).toBe('/booking?show=approved');
});
