import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { saveToken } from '#web/lib/session.ts';
import { answer, refuse, stubBrowser } from '#web/lib/testing/browser.ts';
import { call, callPage } from './client.ts';
// Fetched before clocks are stopped: what is fetched later waits for real time.
import './exchange.ts';
import { ApiFailure } from './failure.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const failed = async (promise: Promise<unknown>) => {
  const error = await promise.catch((caught: unknown) => caught);
  if (!(error instanceof ApiFailure)) throw new Error('did not fail as expected');
  return error.failure;
};

describe('call', () => {
  it('sends JSON to the route of its name and answers the output [S7.1, S7.22]', async () => {
    const sent = stubBrowser(() => answer(200, { token: 't' }));
    const output = await call('auth.login', { email: 'a@b.rw', password: 'p' });
    expect(output).toEqual({ token: 't' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://coldroom.test/backend/api/auth/login',
      body: { email: 'a@b.rw', password: 'p' },
    });
    expect(sent[0]?.headers['content-type']).toMatch(/^application\/json/);
  });

  it('shows the token where the route asks for one, and nowhere else [S6.8]', async () => {
    const sent = stubBrowser(() => answer(200, []));
    saveToken('t1');
    await call('bookings.listMine', {});
    await call('rooms.list', {});
    expect(sent[0]?.headers.authorization).toBe('Bearer t1');
    expect(sent[1]?.headers.authorization).toBeUndefined();
  });

  it('does not even ask without the token it needs [S5.3, S8.1]', async () => {
    const sent = stubBrowser(() => answer(200, []));
    expect(await failed(call('bookings.listMine', {}))).toEqual({
      code: 'noTokenFound',
      message: 'No token found',
    });
    expect(sent).toHaveLength(0);
  });

  it('sends a header that the caller adds', async () => {
    const sent = stubBrowser(() => answer(201, bookingOf()));
    saveToken('t1');
    const booking = { coldRoomId: 'r', startDate: 'a', endDate: 'b', totalPrice: 1 };
    await call('bookings.create', booking, { headers: { 'Idempotency-Key': 'k' } });
    expect(sent[0]?.headers['idempotency-key']).toBe('k');
  });

  it('tells a refusal by its code, with its message and request', async () => {
    stubBrowser(() => answer(404, errorBody('roomNotFound'), { 'x-request-id': 'r1' }));
    expect(await failed(call('rooms.get', { id: 'x' }))).toEqual({
      code: 'roomNotFound',
      message: 'Cold room not found',
      requestId: 'r1',
    });
  });

  it('asks again by itself where the server is too busy to answer', async () => {
    vi.useFakeTimers();
    const answers = [refuse('busy'), refuse('throttled'), answer(200, [])];
    const sent = stubBrowser(() => answers.shift() ?? refuse('serverError'));
    const listed = call('rooms.list', {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await listed).toEqual([]);
    expect(sent).toHaveLength(3);
  });

  it('sends a booking again under its key where nobody knows what became of it', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const answers = [refuse('outcomeUnknown'), answer(201, bookingOf())];
    const sent = stubBrowser(() => answers.shift() ?? refuse('serverError'));
    saveToken('t1');
    const booking = { coldRoomId: 'r', startDate: 'a', endDate: 'b', totalPrice: 1 };
    const headers = { 'Idempotency-Key': 'k' };
    const made = call('bookings.create', booking, { headers });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await made).toEqual(bookingOf());
    expect(sent.map((request) => request.headers['idempotency-key'])).toEqual(['k', 'k']);
  });

  it('never sends a booking without a key twice, whatever the server answers', async () => {
    const sent = stubBrowser(() => refuse('busy'));
    saveToken('t1');
    const booking = { coldRoomId: 'r', startDate: 'a', endDate: 'b', totalPrice: 1 };
    const failure = await failed(call('bookings.create', booking));
    expect(failure.code).toBe('busy');
    expect(sent).toHaveLength(1);
  });

  it('fails where an answer is not of the shape that the contract says', async () => {
    for (const body of [null, {}, [{}], [null], 'rooms', 7, [{ ...roomOf(), feature: 'none' }]]) {
      stubBrowser(() => answer(200, body));
      expect(await failed(call('rooms.list', {}, { fallback: 'No luck' }))).toEqual({
        code: 'serverError',
        message: 'No luck',
        unexplained: true,
      });
    }
  });

  it('takes a value and a field that only a newer server knows', async () => {
    const note = {
      id: 'n',
      type: 'roomPainted',
      at: '2027-01-01T00:00:00Z',
      read: false,
      names: '',
    };
    stubBrowser(() => answer(200, [{ ...note, colour: 'blue' }]));
    saveToken('t1');
    expect(await call('notifications.list', {})).toEqual([{ ...note, colour: 'blue' }]);
  });

  it.each(['', '<!doctype html><title>Sign in to the network</title>'])(
    'takes %j for no answer, whatever its status is',
    async (body) => {
      stubBrowser(() => new Response(body));
      expect((await failed(call('rooms.list', {}))).code).toBe('noResponse');
    },
  );

  it('says so where no answer comes', async () => {
    stubBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failed(call('rooms.list', {}))).toEqual({
      code: 'noResponse',
      message: 'No response from server.',
    });
  });
});

describe('the code that sends calls', () => {
  it('is asked for again by the next call where it could not be fetched', async () => {
    const sent = stubBrowser(() => answer(200, []));
    vi.resetModules();
    vi.doMock('./exchange.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const anew = await import('./client.ts');
    anew.warmCalls();
    await expect(anew.call('rooms.list', {})).rejects.toMatchObject({
      failure: { code: 'noResponse', message: 'No response from server.' },
    });
    expect(sent).toHaveLength(0);
    vi.doUnmock('./exchange.ts');
    expect(await anew.call('rooms.list', {})).toEqual([]);
  });
});

describe('callPage', () => {
  it('answers the mark of the next page', async () => {
    const link = '</backend/book?limit=1&cursor=c2>; rel="next"';
    const sent = stubBrowser(() => answer(200, [], { Link: link }));
    saveToken('t1');
    expect(await callPage('bookings.listAll', { limit: 1, status: 'pending' })).toEqual({
      data: [],
      next: 'c2',
    });
    expect(sent[0]?.url).toBe('http://coldroom.test/backend/book?limit=1&status=pending');
  });
});
