import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { BookingCard } from './BookingCard.tsx';

const src = '/images/rooms/musanze/1.webp';
const pictured = { image: src, imageWidths: [400, 800, 1600] };

function show(fields: Partial<Booking>, isOwn = true) {
  render(<BookingCard booking={bookingOf(fields)} isOwn={isOwn} />);
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

test('a card of the staff has no picture', () => {
  const card = show(pictured, false);
  expect(card.querySelector('img')).toBeNull();
  expect(card.firstElementChild?.tagName).toBe('HEADER');
});
