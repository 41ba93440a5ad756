import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { AdminActions } from './AdminActions.tsx';

afterEach(() => vi.useRealTimers());

const at = { at: '2027-03-10T08:00:00.000Z', by: 'Admin' };

test.each<[what: string, presence: Partial<Booking>, cancels: boolean]>([
  ['who is expected', {}, true],
  ['who is in, and has to be checked out first', { checkedIn: at }, false],
  ['who has left, and has used the room', { checkedIn: at, checkedOut: at }, false],
])(
  'the staff is offered to cancel the booking of whoever is expected: %s',
  (_, presence, cancels) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-10T09:00:00Z') });
    const stay = { startDate: '2027-03-10', endDate: '2027-03-12', status: 'approved' } as const;
    render(
      <AdminActions
        booking={bookingOf({ ...stay, ...presence })}
        start={vi.fn()}
        approve={vi.fn()}
      />,
    );
    expect(screen.getByRole('button', { name: /^Details/ })).toBeDefined();
    expect(screen.queryAllByRole('button', { name: /^Cancel/ })).toHaveLength(cancels ? 1 : 0);
  },
);

test('the details stand before what ends the booking', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-09T09:00:00Z') });
  const booking = bookingOf({
    startDate: '2027-03-10',
    endDate: '2027-03-12',
    status: 'pending',
  });
  render(<AdminActions booking={booking} start={vi.fn()} approve={vi.fn()} />);
  const words = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words()).toEqual(['Approve', 'Details', 'Reject']);
});

test('a list of rows has what ends the booking in a menu as well, which a tablet shows instead', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-09T09:00:00Z') });
  const booking = bookingOf({
    startDate: '2027-03-10',
    endDate: '2027-03-12',
    status: 'pending',
  });
  const start = vi.fn();
  const { rerender } = render(
    <AdminActions booking={booking} start={start} approve={vi.fn()} folds />,
  );
  const choose = (text: string) => {
    fireEvent.click(screen.getByRole('button', { name: /^More/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: text }));
  };
  choose('Reject');
  expect(start).toHaveBeenLastCalledWith('reject', booking);
  const approved = { ...booking, status: 'approved' as const };
  rerender(<AdminActions booking={approved} start={start} approve={vi.fn()} folds />);
  choose('Cancel');
  expect(start).toHaveBeenLastCalledWith('cancel', approved);
  const rejected = { ...booking, status: 'rejected' as const };
  rerender(<AdminActions booking={rejected} start={start} approve={vi.fn()} folds />);
  expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
});
