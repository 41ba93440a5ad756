import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { roomPath } from '#web/lib/paths.ts';

const day = (count: number) => addDays(todayInKigali(), count);
const wish = { startDate: day(5), endDate: day(6), productType: 'Milk', city: 'Kigali' };
const box = () => screen.findByRole('complementary', { name: 'Price and booking' });
const days = () =>
  within(screen.getByRole('region', { name: 'Free days' }))
    .getAllByRole('button')
    .filter((button) => /20\d\d/.test(button.getAttribute('aria-label') ?? ''));

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
});

test('a closed room takes no days, says so, and leads to rooms nearby', async () => {
  backend.answers('rooms.get', roomOf({ status: 'unavailable', location: 'Huye' }));
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [] });
  openSite(roomPath(roomOf().id, wish));
  const closed = await box();
  expect(within(closed).getByText('Cold room is unavailable at present.')).toBeVisible();
  expect(within(closed).queryByText('Total')).toBeNull();
  expect(within(closed).queryByRole('button')).toBeNull();
  expect(within(closed).getByRole('link', { name: 'Rooms nearby that fit' })).toHaveAttribute(
    'href',
    `/search?city=Huye&startDate=${day(5)}&endDate=${day(6)}&product=Milk&sort=near`,
  );
  expect(screen.getByText(/No days can be chosen\.$/)).toBeVisible();
  await waitFor(() => expect(days().length).toBeGreaterThan(20));
  for (const button of days()) expect(button).toBeDisabled();
});

test('days of an address that are taken cannot be booked; the next free ones are one press away', async () => {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [day(6)] });
  const { user, path } = openSite(roomPath(roomOf().id, wish));
  const way = await within(await box()).findByRole('button', { name: /^Next free: / });
  expect(within(await box()).queryByRole('link', { name: 'Book Now' })).toBeNull();
  await user.click(way);
  await waitFor(() => expect(path()).toContain(`startDate=${day(7)}&endDate=${day(8)}`));
  expect(path()).toContain('product=Milk');
  expect(within(await box()).getByRole('link', { name: 'Book Now' })).toBeVisible();
});
