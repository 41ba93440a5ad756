import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { saveToken } from '#web/lib/session.ts';
import { answer, refuse, stubBrowser } from '#web/lib/testing/browser.ts';
import { call, callPage } from './client.ts';
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
    const sent = stubBrowser(() => answer(201, {}));
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
    const answers = [refuse('outcomeUnknown'), answer(201, { id: 'b1' })];
    const sent = stubBrowser(() => answers.shift() ?? refuse('serverError'));
    saveToken('t1');
    const booking = { coldRoomId: 'r', startDate: 'a', endDate: 'b', totalPrice: 1 };
    const headers = { 'Idempotency-Key': 'k' };
    const made = call('bookings.create', booking, { headers });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await made).toEqual({ id: 'b1' });
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

  it('says so where no answer comes', async () => {
    stubBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failed(call('rooms.list', {}))).toEqual({
      code: 'noResponse',
      message: 'No response from server.',
    });
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
