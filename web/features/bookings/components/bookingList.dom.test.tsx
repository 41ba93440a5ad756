import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { BookingList } from './BookingList.tsx';

const openList = (
  count: number,
  more: { fold?: boolean; hasMore?: boolean; rows?: 'staff' | 'client'; heads?: ReactNode } = {},
) =>
  render(
    <BookingList
      bookings={Array.from({ length: count }, (_, at) => bookingOf({ id: `b${at}` }))}
      waiting={false}
      error={undefined}
      retry={() => undefined}
      empty={null}
      {...more}
    >
      {({ id }) => id}
    </BookingList>,
  );

const isFolded = () => screen.getByRole('list').hasAttribute('data-folded');

test('a list folds what comes after the first five until somebody asks for it, and folds it again', async () => {
  openList(6, { fold: true });
  expect(isFolded()).toBe(true);
  expect(screen.getByText('5 of 6 shown')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  expect(isFolded()).toBe(false);
  expect(screen.queryByText(/shown$/)).toBeNull();
  const fewer = screen.getByRole('button', { name: 'Show fewer', expanded: true });
  expect(fewer).toHaveFocus();
  await userEvent.click(fewer);
  expect(isFolded()).toBe(true);
});

test('a list that has further pages does not say how many there are in all', () => {
  openList(6, { fold: true, hasMore: true });
  expect(screen.getByText('5 of more than 6 shown')).toBeInTheDocument();
});

test.each([
  { what: 'five bookings', count: 5, fold: true },
  { what: 'a list that is not asked to fold', count: 6, fold: false },
])('$what: nothing is folded', ({ count, fold }) => {
  openList(count, { fold });
  expect(isFolded()).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  { rows: 'staff', heads: 'RoomClientDaysStatusTotal' },
  { rows: 'client', heads: 'RoomDaysStatusTotal' },
] as const)('rows of the $rows have the heads of their columns, which are not read', (shown) => {
  openList(2, { rows: shown.rows });
  const heads = screen.getByRole('list').previousElementSibling;
  expect(heads).toHaveTextContent(shown.heads);
  expect(heads).toHaveAttribute('aria-hidden', 'true');
});

test('rows with columns of their own have their own heads in place of the usual ones', () => {
  openList(2, { rows: 'staff', heads: <p>Of requests</p> });
  expect(screen.getByRole('list').previousElementSibling).toHaveTextContent(/^Of requests$/);
});
