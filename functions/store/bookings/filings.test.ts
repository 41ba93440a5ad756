import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FiledBooking } from '#functions/domain/filing.ts';
import { filingsOf, filingWriters } from './filings.ts';

beforeEach(() => vi.stubEnv('TABLE_NAME', 'table'));

const booking: FiledBooking = {
  id: 'b',
  coldRoomId: 'r',
  userId: 'u',
  startDate: '2027-03-30',
  endDate: '2027-05-01',
  status: 'approved',
  totalPrice: 1000,
};

/** What a change writes of the entries: what it puts, and the sort keys of what it deletes. */
function written(before: FiledBooking | undefined, after: FiledBooking) {
  const writes = filingWriters(before, after).map((write) => write(after).write);
  return {
    put: writes.flatMap(({ Put }) => (Put ? [Put.Item] : [])),
    deleted: writes.flatMap(({ Delete }) => (Delete ? [String(Delete.Key?.sk)] : [])),
  };
}

describe('a change of a booking writes where it is filed', () => {
  test.each<[what: string, change: Partial<FiledBooking>, changes: boolean]>([
    ['of its room', { coldRoomId: 's' }, true],
    ['of its customer', { userId: 'v' }, true],
    ['of its first day', { startDate: '2027-02-28' }, true],
    ['of its last day', { endDate: '2027-05-02' }, true],
    ['of its status', { status: 'completed' }, true],
    ['by which it is paid', { paid: 1000 }, true],
    ['by which a part is paid', { paid: 500 }, false],
    ['of its total alone', { totalPrice: 2000 }, false],
  ])('%s', (_, change, changes) => {
    expect(filingWriters(booking, { ...booking, ...change }).length > 0).toBe(changes);
  });

  test('all of it where it is new', () => {
    expect(written(undefined, booking)).toEqual({ put: filingsOf(booking), deleted: [] });
  });

  test('and deletes the entries of a month at whose end it no longer goes on', () => {
    const shorter = { ...booking, endDate: '2027-04-30' };
    const { put, deleted } = written(booking, shorter);
    // It begins when it did, so its place on its customer's page stays.
    expect(put).toEqual(filingsOf(shorter).filter(({ sk }) => sk !== 'PERSON'));
    const gone = filingsOf(booking).filter(({ sk }) => String(sk).includes('2027-04'));
    expect(deleted).toEqual(gone.map(({ sk }) => sk));
    expect(gone).toHaveLength(6);
  });
});
