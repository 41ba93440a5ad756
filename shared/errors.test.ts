import { describe, expect, test } from 'vitest';
import type { ErrorRow } from './errorRow.ts';
import { errorBody, errors } from './errors.ts';
import { problem, readProblem, sayProblem } from './inputErrors.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const rows = Object.entries<ErrorRow>(errors);

test.each(rows)('%s is a refusal, or a failure of the server', (_, { status }) => {
  expect([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]).toContain(status);
});

describe('an answer', () => {
  test('has the code and its sentence, and nothing that there is not', () => {
    expect(errorBody('daysTaken')).toEqual({ code: 'daysTaken', message: messages.notAvailable });
  });

  test('names the field that is always to blame, or the one that is to blame this time', () => {
    expect(errorBody('priceChanged')).toMatchObject({ field: 'totalPrice' });
    expect(errorBody('required', undefined, 'email')).toMatchObject({ field: 'email' });
  });

  test('has the parameters that are given, which its sentence says', () => {
    expect(errorBody('transitionRefused', { from: 'expired', to: 'approved' })).toEqual({
      code: 'transitionRefused',
      message: 'This booking is expired, so it cannot be approved. Please load the page again.',
      params: { from: 'expired', to: 'approved' },
    });
  });

  test.each([
    ['approved', 'cancelled', 'customer', 'cancel this booking. Please call or write to us.'],
    ['approved', 'cancelled', 'admin', 'cancel this booking: its last day has passed.'],
    ['pending', 'approved', 'admin', 'approve this booking: its first day has passed.'],
    ['rejected', 'pending', 'admin', 'reopen this booking: its first day has passed.'],
    ['cancelled', 'approved', 'admin', 'reopen this booking: its last day has passed.'],
  ])('of a move from %s to %s says to the %s what it is too late for', (from, to, by, words) => {
    const { message } = errorBody('transitionTooLate', { from, to, by });
    expect(message).toBe(`It is too late to ${words}`);
  });

  test('of a wrong reason asks for another one where there are any', () => {
    const sentence = (to: string) => errorBody('wrongReason', { to }).message;
    expect(sentence('rejected')).toBe('This reason cannot be used here. Choose another one.');
    expect(sentence('cancelled')).toBe(sentence('rejected'));
    expect(sentence('approved')).toBe('A reason cannot be given here.');
  });

  test('has the limits that its sentence names', () => {
    expect(errorBody('tooManyPending')).toMatchObject({
      message: expect.stringContaining('5 bookings') as string,
      params: { max: limits.pendingBookings },
    });
    expect(errorBody('stayTooLong')).toMatchObject({
      message: 'A stay has at most 366 days.',
      params: { days: 366 },
    });
    expect(errorBody('stayTooFarAhead')).toMatchObject({
      message: 'A stay must end within the next 24 months.',
    });
    expect(errorBody('calendarTooLong')).toMatchObject({
      message: 'At most 800 days can be asked for at once.',
    });
    expect(errorBody('imageSize')).toMatchObject({
      message: 'The picture must be at most 4 MB',
    });
    expect(errorBody('imageSide')).toMatchObject({
      message: 'The picture must be at most 8000 pixels wide and high',
    });
  });

  test('says amounts and what is left of them', () => {
    expect(errorBody('paymentAboveRest', { rest: 1 }).message).toBe('Only 1 Rwf are left to pay.');
    expect(errorBody('paymentAboveRest', { rest: 0 }).message).toMatch(/^Nothing is left to pay/);
    expect(errorBody('refundAbovePaid', { paid: 1000 }).message).toMatch(
      /^Only 1,000 Rwf were paid/,
    );
    expect(errorBody('refundAbovePaid', { paid: 0 }).message).toMatch(/^Nothing was paid/);
    expect(errorBody('reversalAbovePaid', { paid: 4 }).message).toMatch(/^Only 4 Rwf/);
  });

  test('names what a room holds, and the days or the status that stand in the way', () => {
    expect(errorBody('tooHeavy', { holds: '3 tons' }).message).toMatch(/^This room holds 3 tons\./);
    expect(errorBody('tooManyDays', { max: 10 }).message).toMatch(/may hold 10 days together/);
    expect(errorBody('changeRefused', { status: 'expired' }).message).toMatch(
      /of a booking that is expired cannot/,
    );
    for (const { message } of [
      errorBody('clientHasTooManyDays', { max: 10 }),
      errorBody('clientHasTooManyBookings', { max: 10, retryAfter: 60 }),
      errorBody('clientHasTooManyPending'),
    ]) {
      expect(message).toMatch(/approve this one at once/i);
    }
  });

  test('says when it is worth trying again', () => {
    expect(errorBody('tooManyAttempts', { retryAfter: 60 })).toEqual({
      code: 'tooManyAttempts',
      message: 'Too many attempts. Please try again later.',
      params: { retryAfter: 60 },
    });
    expect(errorBody('busy').params).toEqual({ retryAfter: 1 });
  });
});

describe('a problem of an input', () => {
  test('is read as it was written, and put in words', () => {
    const written = problem('notOneOf', { options: ['storage', 'cold_room'] });
    expect(readProblem(written)).toEqual({
      code: 'notOneOf',
      params: { options: ['storage', 'cold_room'] },
    });
    expect(sayProblem(written)).toBe('Must be one of storage, cold_room.');
    expect(sayProblem(problem('required'))).toBe('Required.');
  });

  test('in words of the schema’s own says only that something is wrong', () => {
    expect(readProblem('Invalid input: expected string')).toEqual({ code: 'invalidInput' });
    expect(sayProblem('')).toBe('Invalid input');
  });
});
