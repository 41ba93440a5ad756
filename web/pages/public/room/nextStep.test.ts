import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, ownMessages } from '#shared/messages.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { readWish } from '#web/lib/wish.ts';
import { nextStep } from './nextStep.ts';

const TODAY = '2027-03-30';
const LAST = '2029-03-30';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00:00+02:00`) }),
);
afterEach(() => void vi.useRealTimers());

const noWish = readWish(new URLSearchParams());
const stepOf = (startDate: string, endDate: string, taken?: string[]) =>
  nextStep(roomOf({ price: 1_000 }), noWish, { startDate, endDate }, taken);

describe('days that are chosen for a room', () => {
  it('are free, as far as its taken days are known, up to the last that can be booked', () => {
    expect(stepOf(LAST, LAST)).toMatchObject({ problem: undefined, days: undefined, total: 1_000 });
    expect(stepOf(LAST, LAST, [])).toMatchObject({ problem: undefined, days: 'free' });
  });

  it('are taken where one of them is, and the next ones of as many are told', () => {
    expect(stepOf('2027-04-01', '2027-04-02', ['2027-04-02'])).toMatchObject({
      problem: messages.notAvailable,
      days: 'taken',
      next: { startDate: '2027-04-03', endDate: '2027-04-04' },
    });
  });

  it.each([
    ['end when no stay may', ownMessages.stayTooFarAhead, LAST, '2029-03-31'],
    ['are more than a stay may have', ownMessages.stayTooLong, TODAY, '2028-03-30'],
    ['have no end', ownMessages.stayTooLong, TODAY, '9999-12-31'],
  ])('are neither free nor taken where they %s', (_, problem, startDate, endDate) => {
    for (const taken of [undefined, [], [startDate]]) {
      const step = stepOf(startDate, endDate, taken);
      expect(step).toMatchObject({ problem, days: undefined, next: undefined });
    }
  });
});
