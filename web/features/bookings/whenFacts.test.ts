import { expect, test } from 'vitest';
import { bookingOf } from './testing/bookingOf.ts';
import { whenFacts } from './whenFacts.ts';

const booking = bookingOf({
  date: '2027-03-01T10:00:00.000Z',
  startDate: '2027-03-10',
  endDate: '2027-03-12',
});

test('a request says until when it is answered, and when one arrives and leaves', () => {
  expect(whenFacts({ ...booking, status: 'pending' })).toEqual([
    [
      'Our answer',
      'By 4 Mar 2027, 12:00, from our desk. Without it the request ends, and you owe nothing',
    ],
    ['Arrival', 'From the morning of 10\u00a0Mar\u00a02027; your booking says how to arrive'],
    ['Departure', 'Until the end of 12\u00a0Mar\u00a02027'],
  ]);
});

test('an approved booking waits for no answer, and one that is over for nothing', () => {
  const names = whenFacts({ ...booking, status: 'approved' }).map(([name]) => name);
  expect(names).toEqual(['Arrival', 'Departure']);
  expect(whenFacts({ ...booking, status: 'cancelled' })).toEqual([]);
  const checkedOut = { at: '2027-03-11T10:00:00.000Z', by: 'Aline' };
  expect(whenFacts({ ...booking, status: 'approved', checkedOut })).toEqual([]);
});
