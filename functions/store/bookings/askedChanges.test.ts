import { expect, it } from 'vitest';
import { changesAsked, writeAsking } from './askedChanges.ts';

const waiting = {
  at: '2027-01-02T08:00:00.000Z',
  startDate: '2027-02-01',
  endDate: '2027-02-04',
  totalPrice: 40,
  state: 'waiting',
} as const;
const quiet = { id: 'b' };
const asking = { ...quiet, asked: waiting };
const declined = { ...quiet, asked: { ...waiting, state: 'declined' as const } };

it('whoever asks for other days, or has an answer, changes the list of those who ask, and nobody else', () => {
  expect(changesAsked(quiet, asking)).toBe(true);
  expect(changesAsked(asking, declined)).toBe(true);
  expect(changesAsked(declined, { ...asking, asked: { ...waiting, at: 'later' } })).toBe(true);
  expect(changesAsked(asking, asking)).toBe(false);
  expect(changesAsked(declined, quiet)).toBe(false);
  expect(changesAsked(undefined, quiet)).toBe(false);
});

it('a booking is on the list by when it was asked, while it waits', () => {
  const name = 'TABLE_NAME';
  process.env[name] ??= 'any';
  expect(writeAsking(asking).write.Put?.Item).toMatchObject({
    bookingId: 'b',
    gsi1sk: '2027-01-02T08:00:00.000Z#b',
  });
  expect(writeAsking(declined).write.Delete).toBeDefined();
});
