import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { BookingCard } from './BookingCard.tsx';

const src = '/images/rooms/musanze/1.webp';
const past = { startDate: addDays(todayInKigali(), -3), endDate: addDays(todayInKigali(), -3) };
const pictured = { image: src, imageWidths: [400, 800, 1600] };

function show(fields: Partial<Booking>, isOwn = true, lateIsSaid = false) {
  render(<BookingCard booking={bookingOf(fields)} {...{ isOwn, lateIsSaid }} />);
  return screen.getByRole('article');
}

test('a booking of one’s own shows its room in the smallest width, without words and with a size of its own', () => {
  const image = show(pictured).querySelector('img');
  expect(image).toHaveAttribute('srcset', '/images/widths/musanze/1-400.webp 400w');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width');
  expect(image).toHaveAttribute('height');
});

test('where no widths are made yet, or one is gone, the original is shown', () => {
  const image = show({ image: src }).querySelector('img');
  expect(image).toHaveAttribute('src', src);
  expect(image).not.toHaveAttribute('srcset');
});

test('where its picture cannot be fetched, the default picture is shown', () => {
  const image = show({ image: src }).querySelector('img');
  if (!image) throw new Error('There is no picture');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/art/default-room.webp');
});

test.each(['Cold Room', 'Ware House'] as const)(
  'a %s without a picture, or one that is deleted, has the sign of its type in its place',
  (roomType) => {
    const card = show({ roomType });
    const sign = card.firstElementChild?.querySelector('path')?.getAttribute('d');
    expect(card.querySelector('img')).toBeNull();
    const ofType = [...card.querySelectorAll('li')].at(-1)?.querySelector('path');
    expect(sign).toBeTruthy();
    expect(ofType).toHaveAttribute('d', sign);
  },
);

test('a card of the customer says “you” of a cancellation for which they have asked, one of the staff does not', () => {
  const booking = bookingOf({ status: 'cancelled', reason: 'customerAsked' });
  const own = render(
    <>
      <BookingCard booking={booking} isOwn />
      <BookingCard booking={booking} />
    </>,
  );
  expect(screen.getAllByText('You asked for it')).toHaveLength(2);
  own.unmount();
  render(
    <>
      <BookingCard booking={booking} customer="Keza Test" />
      <BookingCard booking={booking} isOfClient />
    </>,
  );
  expect(screen.getAllByText('The client asked for it')).toHaveLength(2);
});

test('a card of the staff has no picture', () => {
  const card = show(pictured, false);
  expect(card.querySelector('img')).toBeNull();
  expect(card.firstElementChild?.tagName).toBe('HEADER');
});

test.each<[string, Partial<Booking>, string]>([
  ['nothing is paid of a stay to come', {}, '3,000 Rwf to pay'],
  ['a part is paid of it', { paid: 1_000 }, '2,000 Rwf left of 3,000 Rwf'],
  ['the stay begins today', { startDate: todayInKigali() }, '3,000 Rwf to pay'],
  ['it began before', { startDate: addDays(todayInKigali(), -1) }, '3,000 Rwf to pay'],
  ['it is over', { ...past, status: 'completed' }, '3,000 Rwf to pay'],
  ['a part of it is late', { ...past, paid: 1_000 }, '2,000 Rwf left of 3,000 Rwf'],
  ['it is said to be paid', { ...past, claimId: 'c' }, '3,000 Rwf payment being checked'],
  [
    'the rest is said to be paid',
    { ...past, claimId: 'c', paid: 1_000 },
    '2,000 Rwf payment being checked',
  ],
  ['a fee is due', { status: 'cancelled', fee: 500 }, '500 Rwf fee to pay'],
  ['a fee is paid', { status: 'cancelled', fee: 500, paid: 500 }, '500 Rwf fee paid'],
  ['it waits for an answer', { status: 'pending' }, '3,000 Rwf in total'],
  ['too much was paid', { paid: 4_000 }, '1,000 Rwf to refund'],
  ['all is paid', { paid: 3_000 }, '3,000 Rwf paid'],
])('where %s, its customer reads what that comes to', (_, fields, words) => {
  const coming = { startDate: addDays(todayInKigali(), 5), endDate: addDays(todayInKigali(), 5) };
  const card = show({ status: 'approved', totalPrice: 3_000, ...coming, ...fields });
  const money = within(card).getAllByText(/Rwf/)[0]?.closest('div');
  expect(money?.textContent.replaceAll('\u00A0', ' ')).toBe(words);
});

test.each<[string, Partial<Booking>, { isOwn?: boolean; lateIsSaid?: boolean }, number]>([
  ['late, to its customer', past, {}, 1],
  ['late, below a heading that says so', past, { lateIsSaid: true }, 0],
  ['late, to the staff', past, { isOwn: false }, 0],
  ['not late yet', { startDate: todayInKigali() }, {}, 0],
])('the sign of a payment that is %s', (_, fields, { isOwn = true, lateIsSaid }, count) => {
  const card = show({ status: 'approved', ...fields }, isOwn, lateIsSaid);
  expect(within(card).queryAllByText('Overdue')).toHaveLength(count);
});

test('the staff read what is to be paid, also where it is late', () => {
  const card = show({ status: 'completed', totalPrice: 3_000, ...past }, false);
  expect(card).toHaveTextContent('3,000 Rwf to pay');
});
