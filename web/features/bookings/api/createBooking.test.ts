import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { messages, successes } from '#shared/messages.ts';
import { makeStore } from '#web/app/store.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import type { Failure } from '#web/lib/api/failure.ts';
import { saveToken } from '#web/lib/session.ts';
import {
  answer,
  refuse,
  stubBrowser,
  tokenOf,
  type SentRequest,
} from '#web/lib/testing/browser.ts';
import { createBooking, explainRefusal } from './createBooking.ts';

const booking = {
  coldRoomId: 'r1',
  startDate: '2027-01-01',
  endDate: '2027-01-02',
  totalPrice: 100,
};

const token = tokenOf({ userId: 'u' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Books, and lets the pauses pass in which the call repeats itself. */
async function bookPatiently(store: ReturnType<typeof makeStore>) {
  vi.useFakeTimers();
  const booked = store.dispatch(createBooking(booking));
  await vi.advanceTimersByTimeAsync(20_000);
  return booked;
}

/**
 * A backend where days are free and `book` decides what becomes of a booking.
 * @param now the booking as it is by now. @default it cannot be read
 */
function backend(book: (attempt: number) => Response | Promise<Response>, now?: Booking) {
  let attempts = 0;
  const sent = stubBrowser(({ method, url }) => {
    if (url.endsWith('/availability')) return answer(200, { message: 'free' });
    if (method === 'POST') return book(++attempts);
    return now ? answer(200, { ...now, history: [] }) : lost();
  });
  saveToken(token);
  return sent;
}

const pathsOf = (sent: SentRequest[]) => sent.map(({ url }) => new URL(url).pathname);
const keysOf = (sent: SentRequest[]) =>
  sent.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('createBooking', () => {
  it('looks at the calendar first, then books [S4.11, S4.12, S7.22]', async () => {
    const sent = backend(() => answer(201, bookingOf()));
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    expect(pathsOf(sent)).toEqual(['/backend/book/availability', '/backend/book']);
    expect(store.getState().bookings).toMatchObject({
      userBookings: [{ id: 'b1' }],
      successMessage: successes.bookingRequest,
      status: { create: 'succeeded' },
    });
  });

  it('does not book where the calendar says no [S4.11, S5.6]', async () => {
    const sent = stubBrowser(() => refuse('daysTaken'));
    saveToken(token);
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    expect(pathsOf(sent)).toEqual(['/backend/book/availability']);
    expect(store.getState().bookings.errorMessage).toBe(messages.notAvailable);
  });

  it('repeats a lost booking under the same key, without looking at days that may be its own', async () => {
    const sent = backend((attempt) => (attempt === 1 ? lost() : answer(201, bookingOf())));
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    expect(store.getState().bookings.errorMessage).toBe(messages.noResponse);
    await store.dispatch(createBooking(booking));
    expect(pathsOf(sent)).toEqual([
      '/backend/book/availability',
      '/backend/book',
      '/backend/book',
      '/backend/book/b1',
    ]);
    const [first, second] = keysOf(sent);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(store.getState().bookings.userBookings).toEqual([bookingOf()]);
  });

  it('keeps the key when the server broke, for it may have booked', async () => {
    const sent = backend((attempt) => answer(attempt === 1 ? 502 : 201, bookingOf()));
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    await store.dispatch(createBooking(booking));
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('keeps the key where nobody knows whether it was booked, and says that it is safe', async () => {
    const sent = backend((attempt) =>
      attempt <= 3 ? refuse('outcomeUnknown') : answer(201, bookingOf()),
    );
    const store = makeStore();
    const { payload } = await bookPatiently(store);
    expect(explainRefusal(payload as Failure)).toContain('it is never booked twice');
    await bookPatiently(store);
    await bookPatiently(store);
    expect(store.getState().bookings.userBookings).toEqual([bookingOf()]);
    expect(new Set(keysOf(sent).slice(0, 4)).size).toBe(1);
  });

  it.each<[becomes: string, Partial<Booking>]>([
    ['was cancelled', { status: 'cancelled' }],
    ['was rejected', { status: 'rejected' }],
    ['was given another room', { coldRoomId: 'r2' }],
    ['was given another first day', { startDate: '2027-01-02' }],
    ['was given another last day', { endDate: '2027-01-03' }],
  ])('books anew, under a new key, where the one that was lost %s meanwhile', async (_, now) => {
    const made = bookingOf(booking);
    const anew = bookingOf({ ...booking, id: 'b2' });
    const sent = backend(
      (attempt) => (attempt === 1 ? lost() : answer(201, attempt === 2 ? made : anew)),
      { ...made, ...now },
    );
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    await store.dispatch(createBooking(booking));
    expect(pathsOf(sent).slice(2)).toEqual([
      '/backend/book',
      '/backend/book/b1',
      '/backend/book/availability',
      '/backend/book',
    ]);
    const [first, second, third] = keysOf(sent);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(store.getState().bookings.userBookings).toEqual([anew]);
  });

  it('says what the staff have made of the one that was lost', async () => {
    const approved = bookingOf({ ...booking, status: 'approved' });
    const sent = backend(
      (attempt) => (attempt === 1 ? lost() : answer(201, bookingOf(booking))),
      approved,
    );
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    await store.dispatch(createBooking(booking));
    expect(keysOf(sent)).toHaveLength(2);
    expect(store.getState().bookings.userBookings).toMatchObject([approved]);
  });

  it('takes a new key after a yes, after a no, and for another booking', async () => {
    const sent = backend((attempt) => {
      if (attempt === 1) return answer(201, bookingOf());
      return attempt === 2 ? refuse('priceChanged') : lost();
    });
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    await store.dispatch(createBooking(booking));
    await store.dispatch(createBooking(booking));
    await store.dispatch(createBooking({ ...booking, coldRoomId: 'r2' }));
    expect(new Set(keysOf(sent)).size).toBe(4);
  });

  it('keeps the key where nobody was let in: what was sent before may have booked', async () => {
    const answers = [
      lost,
      () => refuse('tokenExpired'),
      () => refuse('tooManyAttempts', { retryAfter: 60 }),
      () => refuse('throttled'),
      () => refuse('throttled'),
      () => refuse('throttled'),
    ];
    const sent = backend((attempt) => answers[attempt - 1]?.() ?? answer(201, bookingOf()));
    const store = makeStore();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      saveToken(token);
      await bookPatiently(store);
    }
    expect(keysOf(sent)).toHaveLength(7);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it.each([
    [messages.noAuthenticationToken, undefined],
    [messages.noUserId, tokenOf({ names: 'Nobody' })],
    [messages.noUserId, 'no token at all'],
  ])('says %s, and asks nobody [S8.5, S8.6]', async (message, saved) => {
    const sent = backend(() => answer(201, bookingOf()));
    saveToken(saved);
    const store = makeStore();
    await store.dispatch(createBooking(booking));
    expect(sent).toEqual([]);
    expect(store.getState().bookings.errorMessage).toBe(message);
  });
});

describe('what is said of a booking that was not made', () => {
  it('is the server’s reason, and the site’s own words where something broke on the way [S8.44]', () => {
    expect(explainRefusal({ code: 'daysTaken', message: 'Taken' })).toBe('Taken');
    expect(explainRefusal(undefined)).toBe('Booking failed. Please try again.');
  });
});
