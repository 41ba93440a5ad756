import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { readWish, type Wish } from '#web/lib/wish.ts';
import { nextStep } from './nextStep.ts';

const TODAY = '2027-03-30';
const LAST = '2029-03-30';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00:00+02:00`) }),
);
afterEach(() => void vi.useRealTimers());

const noWish = readWish(new URLSearchParams());
const stepFor = (goods: Partial<Wish>, fields: Partial<Room> = {}) =>
  nextStep(
    roomOf({ temperatureRange: '2°C - 4°C', capacity: 3, unit: 'tons', ...fields }),
    { ...noWish, ...goods },
    {},
    [],
  );
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

describe('goods that are looked for', () => {
  it('fit a room that holds their temperature and weight, and so do those of which nothing was said', () => {
    for (const goods of [{}, { productType: 'Milk', weight: '3000' }]) {
      expect(stepFor(goods)).toMatchObject({ note: undefined, isTooHeavy: false });
    }
  });

  it('may be booked where their temperature alone does not fit', () => {
    const { note, isTooHeavy } = stepFor({ productType: 'Tomatoes', weight: '3000' });
    expect(note).toMatch(/^Tomatoes: best kept at .* it does not fit\.$/);
    expect(isTooHeavy).toBe(false);
  });

  it('are too heavy for a room that holds less', () => {
    expect(stepFor({ weight: '3000.5' })).toMatchObject({
      note: 'This room holds 3\u00a0tons: the goods are too heavy.',
      isTooHeavy: true,
    });
  });

  it('are nothing to a closed room, which leads to others anyway', () => {
    const closed = stepFor({ productType: 'Tomatoes', weight: '9999' }, { status: 'unavailable' });
    expect(closed).toMatchObject({ note: undefined, isTooHeavy: false });
  });
});
