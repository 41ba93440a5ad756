import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { sayProblem } from '../inputErrors.ts';
import * as bookings from './bookings.ts';

const request = {
  coldRoomId: 'room-1',
  startDate: '2027-01-30',
  endDate: '2027-02-02',
  totalPrice: 180_000,
};

const problem = ({ input }: Endpoint, sent: Record<string, unknown>): string | undefined => {
  const issue = input.safeParse(sent).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${sayProblem(issue.message)}`;
};

describe('a booking request', () => {
  test('needs a room, its days and the total that was shown [S3.12]', () => {
    expect(bookings.create.input.parse(request)).toEqual(request);
    for (const name of Object.keys(request)) {
      expect(problem(bookings.create, { ...request, [name]: undefined })).toBe(
        `${name}: Required.`,
      );
    }
  });

  test('may say what it is for', () => {
    const details = { service: 'Cold_Room', productType: ' Milk ', weight: '1200.5' };
    expect(bookings.create.input.parse({ ...request, ...details })).toEqual({
      ...request,
      service: 'cold_room',
      productType: 'Milk',
      weight: 1_200.5,
    });
  });

  test('has no say in whose it is [S3.13]', () => {
    const parsed = bookings.create.input.parse({ ...request, userId: 'other', status: 'approved' });
    expect(parsed).toEqual(request);
  });

  test.each([
    [{ startDate: '2027-02-30' }, 'startDate: Must be a day that exists, such as 2027-01-31.'],
    [{ endDate: 'soon' }, 'endDate: Must be a day that exists, such as 2027-01-31.'],
    [{ coldRoomId: 'a/b' }, 'coldRoomId: Must be an id.'],
    [{ coldRoomId: { $ne: '' } }, 'coldRoomId: Must be text.'],
    [{ totalPrice: -1 }, 'totalPrice: Must be at least 0.'],
    [{ totalPrice: 0.001 }, 'totalPrice: Must have at most two decimals.'],
    [{ totalPrice: '12 Rwf' }, 'totalPrice: Must be a number.'],
    [{ roomType: 'garage' }, 'roomType: Must be Cold Room or Warehouse.'],
    [{ service: 'catering' }, 'service: Must be one of storage, transportation, cold_room.'],
    [{ productType: 'x'.repeat(81) }, 'productType: At most 80 characters.'],
    [{ weight: -1 }, 'weight: Must be at least 0.'],
    [{ weight: 'heavy' }, 'weight: Must be a number.'],
  ])('%j is refused: %s [S9.13]', (changes, sentence) => {
    expect(problem(bookings.create, { ...request, ...changes })).toBe(sentence);
  });
});

test('a question for availability needs a room and its days', () => {
  const { totalPrice, ...stay } = request;
  expect(totalPrice).toBeGreaterThan(0);
  expect(bookings.availability.input.parse(stay)).toEqual(stay);
  expect(problem(bookings.availability, { ...stay, endDate: undefined })).toBe(
    'endDate: Required.',
  );
});

describe('a page of a list', () => {
  test.each([bookings.listAll, bookings.listMine, bookings.pending])(
    '$name needs nothing, and takes a limit and a cursor',
    (row) => {
      expect(row.input.parse({})).toEqual({});
      expect(row.input.parse({ limit: '5', cursor: 'abc' })).toEqual({ limit: 5, cursor: 'abc' });
      expect(problem(row, { limit: '0' })).toBe('limit: Must be at least 1.');
      expect(problem(row, { limit: '101' })).toBe('limit: Must be at most 100.');
      expect(problem(row, { limit: '2.5' })).toBe('limit: Must be a whole number.');
      expect(problem(row, { limit: 'all' })).toBe('limit: Must be a number.');
      expect(problem(row, { cursor: 'x'.repeat(2_001) })).toBe('cursor: At most 2000 characters.');
      expect(problem(row, { cursor: 5 })).toBe('cursor: Must be text.');
    },
  );

  test('of all bookings may be those of one status, or the outdated ones', () => {
    expect(bookings.listAll.input.parse({ status: 'Outdated' })).toEqual({ status: 'outdated' });
    expect(bookings.listAll.input.parse({ status: 'approved' })).toEqual({ status: 'approved' });
    expect(problem(bookings.listAll, { status: 'lost' })).toMatch(/^status: Must be one of/);
  });
});

describe('one booking', () => {
  test.each([bookings.get, bookings.cancel])('$name needs its id', (row) => {
    expect(row.input.parse({ id: 'b-1' })).toEqual({ id: 'b-1' });
    expect(problem(row, {})).toBe('id: Required.');
    expect(problem(row, { id: 'a b' })).toBe('id: Must be an id.');
  });

  test('is moved to a status that there is, in any case [S3.10]', () => {
    const { input } = bookings.updateStatus;
    expect(input.parse({ id: 'b-1', status: 'Approved' })).toEqual({
      id: 'b-1',
      status: 'approved',
    });
    expect(problem(bookings.updateStatus, { id: 'b-1', status: 'paid' })).toMatch(
      /^status: Must be one of pending, approved/,
    );
    expect(problem(bookings.updateStatus, { status: 'approved' })).toBe('id: Required.');
  });
});

describe('the bookings that an admin looks for', () => {
  test('are of a room, a customer or both, in a status and a state of payment, and touch days', () => {
    for (const asked of [
      { coldRoomId: 'r', userId: 'u', status: 'cancelled', from: '2027-01-05', to: '2027-01-05' },
      { userId: 'u', payment: 'owed', to: '2027-02-01', order: 'latest' },
      { payment: 'paid', status: 'outdated' },
      { payment: 'owed', status: 'approved' },
      { userId: 'u', order: 'newest' },
      { status: 'pending', order: 'newest' },
    ]) {
      expect(bookings.listAll.input.parse(asked)).toEqual(asked);
    }
  });

  const noNewest = 'order: Cannot be combined with this filter.';
  test.each([
    [{ order: 'newest' }, noNewest],
    [{ order: 'newest', status: 'approved' }, noNewest],
    [{ order: 'newest', userId: 'u', status: 'pending' }, noNewest],
    [{ order: 'newest', status: 'pending', to: '2027-02-01' }, noNewest],
    [{ from: '2027-02-02', to: '2027-02-01' }, 'to: The last day must not be before the first.'],
    [{ from: 'soon' }, 'from: Must be a day that exists, such as 2027-01-31.'],
  ])('not by %o', (asked, message) => {
    expect(problem(bookings.listAll, asked)).toBe(message);
  });
});
