import { messages } from '#shared/messages.ts';
import { describe, expect, it } from 'vitest';
import { explain, failureOf } from './failure.ts';

describe('failureOf', () => {
  it('says that no answer came', () => {
    expect(failureOf(undefined, 'x')).toEqual({
      kind: 'network',
      status: 0,
      message: messages.noResponse,
    });
  });

  it('prefers the words of the server, and reads field, request and time to wait', () => {
    const failure = failureOf(
      {
        statusCode: 429,
        body: '{"message":"Slow down","field":"email"}',
        headers: { 'x-request-id': 'r1', 'retry-after': '61' },
      },
      'x',
    );
    expect(failure).toEqual({
      kind: 'refused',
      status: 429,
      message: 'Slow down',
      field: 'email',
      requestId: 'r1',
      retryAfter: 61,
    });
  });

  it.each(['', 'no json', 'null', '{"message":7}'])('falls back where the body is %j', (body) => {
    expect(failureOf({ statusCode: 502, body }, 'Login failed')).toEqual({
      kind: 'server',
      status: 502,
      message: 'Login failed',
    });
  });
});

describe('explain', () => {
  it('tells how many minutes to wait, rounded up', () => {
    const tooMany = { kind: 'refused', status: 429, message: 'm' } as const;
    expect(explain({ ...tooMany, retryAfter: 60 })).toBe(
      'Too many attempts. Try again in 1 minute.',
    );
    expect(explain({ ...tooMany, retryAfter: 61 })).toBe(
      'Too many attempts. Try again in 2 minutes.',
    );
    expect(explain(tooMany)).toBe('m');
  });

  it('quotes the request of a failure of the server', () => {
    expect(explain({ kind: 'server', status: 500, message: 'm', requestId: 'r1' })).toBe(
      'm (Request r1)',
    );
    expect(explain({ kind: 'refused', status: 404, message: 'm', requestId: 'r1' })).toBe('m');
  });
});
