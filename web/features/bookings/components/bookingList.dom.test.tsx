import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { BookingList } from './BookingList.tsx';

const listOf = (count: number) => (
  <BookingList
    bookings={Array.from({ length: count }, (_, index) => bookingOf({ id: `b-${index}` }))}
    waiting={false}
    error={undefined}
    retry={() => undefined}
    folds
    foot={<p>The next page</p>}
    empty="None"
  >
    {({ id }) => <p>{id}</p>}
  </BookingList>
);

test('a list that folds says how many of it a phone shows, and opens and closes', async () => {
  const user = userEvent.setup();
  const { container } = render(listOf(7));
  expect(screen.getByText('5 of 7 shown')).toBeInTheDocument();
  expect(container.querySelector('[data-folded]')).not.toBeNull();
  const more = screen.getByRole('button', { name: 'Show 2 more' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(container.querySelector('[data-folded]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(container.querySelector('[data-folded]')).not.toBeNull();
});

test('a list of five folds nothing', () => {
  const { container } = render(listOf(5));
  expect(container.querySelector('[data-folded]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('The next page')).toBeVisible();
});
