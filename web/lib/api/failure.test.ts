import { describe, expect, it } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { explain, failureOf, failures, isServerFault, isSignedOut } from './failure.ts';

describe('failureOf', () => {
  it('says that no answer came', () => {
    expect(failureOf(undefined, 'x')).toEqual({
      code: 'noResponse',
      message: 'No response from server.',
    });
  });

  it('takes code, words, field and parameters of the server, and the number of the request [S7.8]', () => {
    const body = JSON.stringify(errorBody('tooLong', { max: 60 }, 'firstName'));
    const headers = { 'x-request-id': 'r1' };
    expect(failureOf({ statusCode: 400, body, headers }, 'x')).toEqual({
      code: 'tooLong',
      message: 'At most 60 characters.',
      field: 'firstName',
      params: { max: 60 },
      requestId: 'r1',
    });
  });

  it.each(['', 'no json', 'null', '{"message":7,"code":""}', '[]', '{"params":null}'])(
    'falls back where the body is %j',
    (body) => {
      expect(failureOf({ statusCode: 502, body }, 'Login failed')).toEqual({
        code: 'serverError',
        message: 'Login failed',
        unexplained: true,
      });
      expect(failureOf({ statusCode: 418, body }, 'x')).toMatchObject({ code: 'unknownError' });
    },
  );
});

it('nobody is signed in where the token is missing, is over, or says too little', () => {
  const { noTokenFound, noAuthenticationToken, noUserId, invalidToken, tokenExpired } = failures;
  for (const failure of [
    noTokenFound,
    noAuthenticationToken,
    noUserId,
    invalidToken,
    tokenExpired,
  ]) {
    expect(isSignedOut(failure), failure.code).toBe(true);
  }
  expect(isSignedOut(errorBody('noToken'))).toBe(true);
  expect(isSignedOut(errorBody('invalidCredentials'))).toBe(false);
  expect(isSignedOut(errorBody('adminOnly'))).toBe(false);
});

it('the server is to blame for what it did not expect or could not do in time, and nothing else', () => {
  expect(isServerFault(errorBody('serverError'))).toBe(true);
  expect(isServerFault(errorBody('busy'))).toBe(true);
  expect(isServerFault(errorBody('outcomeUnknown'))).toBe(true);
  expect(isServerFault(errorBody('daysTaken'))).toBe(false);
  expect(isServerFault(failures.noResponse)).toBe(false);
});

describe('explain', () => {
  it('tells how many minutes to wait, rounded up [S8.49]', () => {
    const tooMany = (retryAfter: number) => explain(errorBody('tooManyAttempts', { retryAfter }));
    expect(tooMany(60)).toBe('Too many attempts. Try again in 1 minute.');
    expect(tooMany(61)).toBe('Too many attempts. Try again in 2 minutes.');
    expect(explain({ code: 'tooManyAttempts', message: 'm' })).toBe('m');
  });

  it('quotes the request of a failure of the server', () => {
    const failure = { message: 'm', requestId: 'r1' };
    expect(explain({ ...failure, code: 'serverError' })).toBe('m (Request r1)');
    expect(explain({ ...failure, code: 'roomNotFound' })).toBe('m');
  });
});
