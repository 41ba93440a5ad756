import { describe, expect, test } from 'vitest';
import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import type { Change } from './change.ts';
import { newsOf } from './news.ts';

const at = '2027-01-01T00:00:00.000Z';
const booking: BookingItem = {
  id: 'b-1',
  userId: 'u-1',
  userName: 'Test Customer',
  coldRoomId: 'r-1',
  coldRoomName: 'Room',
  coldRoomLocation: 'Huye',
  roomType: 'Cold Room',
  startDate: '2027-02-01',
  endDate: '2027-02-03',
  status: 'pending',
  totalPrice: 30,
  date: at,
};
const told = { names: 'Test Customer', bookingId: 'b-1', coldRoomName: 'Room', at };

const changed = (
  before: Partial<BookingItem> | undefined,
  after: Partial<BookingItem>,
): Change => ({
  eventId: 'e-1',
  at,
  entity: 'booking',
  before: before && { ...booking, ...before },
  after: { ...booking, ...after },
});

describe('a booking', () => {
  test('that is new is news for the admins', () => {
    expect(newsOf(changed(undefined, {}))).toEqual({
      to: 'admins',
      note: {
        ...told,
        type: 'bookingRequested',
        startDate: booking.startDate,
        endDate: booking.endDate,
      },
    });
  });

  test('that an admin cancelled is news for its customer', () => {
    const news = newsOf(changed({}, { status: 'cancelled', movedBy: 'admin' }));
    expect(news).toMatchObject({ to: { userId: 'u-1' }, note: { type: 'bookingWithdrawn' } });
  });

  test('that was cancelled by its customer is news for the admins', () => {
    const news = newsOf(changed({}, { status: 'cancelled' }));
    expect(news).toMatchObject({ to: 'admins', note: { type: 'bookingCancelled' } });
  });

  test.each([
    ['approved', 'bookingApproved'],
    ['rejected', 'bookingRejected'],
    ['expired', 'bookingExpired'],
    ['completed', 'bookingCompleted'],
  ] as const)('that was %s is news for its customer', (status, type) => {
    const news = newsOf(changed({}, { status }));
    expect(news).toMatchObject({ to: { userId: 'u-1' }, note: { ...told, type } });
  });

  test.each(bookingStatuses)('that was %s before and still is is no news', (status) => {
    expect(newsOf(changed({ status }, { status, stars: 4 }))).toBeUndefined();
  });
});

describe('a message', () => {
  const message = {
    id: 'm-1',
    kind: 'contact' as const,
    createdAt: at,
    names: 'Sender',
    email: 'a@example.com',
    questions: 'Hello',
    subscribeNews: false,
    handled: false,
  };
  const sent = (changes: object = {}): Change => ({
    eventId: 'e-1',
    at,
    entity: 'message',
    before: undefined,
    after: { ...message, ...changes },
  });

  test('that is new is news for the admins', () => {
    const note = { type: 'contactMessage', at, names: 'Sender', messageId: 'm-1' };
    expect(newsOf(sent())).toEqual({ to: 'admins', note });
    expect(newsOf(sent({ kind: 'callback' }))?.note.type).toBe('callbackRequest');
  });

  test('that was handled is no news', () => {
    const before = message;
    expect(newsOf({ ...sent({ handled: true }), before } as Change)).toBeUndefined();
  });
});

test('an account is no news', () => {
  const account = { entity: 'account', eventId: 'e-1', at, before: undefined, after: {} };
  expect(newsOf(account as Change)).toBeUndefined();
});
