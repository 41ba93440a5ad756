import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { monthOf, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '../support/bookings.ts';
import { newEmail, password } from '../support/people.ts';
import { expect, test } from '../support/site.ts';
import { countTaps } from '../support/taps.ts';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

type Taps = ReturnType<typeof countTaps>;

/** Chooses a day of this month in the calendar of a room. */
async function chooseDay(page: Page, { tap }: Taps, day: Day) {
  const calendar = page.getByRole('region', { name: 'Free days' });
  const button = calendar.getByRole('button', { name: words.format(new Date(day)) });
  await tap(button);
}

/** From the home page to the last look before a request is sent. */
async function goToReview(page: Page, taps: Taps, room: Room, [first, last]: [Day, Day]) {
  const { tap, type } = taps;
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Check Availability' }).first());
  await tap(page.getByRole('button', { name: /^Days and filters/ }));
  await type(page.getByLabel('City'), room.location);
  await taps.go();
  // What was found before stands there until the answer comes.
  const details = page.getByRole('link', { name: 'See ColdRoom Details' });
  await expect(details).toHaveCount(1);
  await tap(details);
  await tap(page.getByRole('button', { name: 'Choose days' }));
  await chooseDay(page, taps, first);
  await chooseDay(page, taps, last);
  // In the bar at the foot, or in the booking box where that is in view.
  const book = page.getByRole('main').getByRole('link', { name: 'Book Now' });
  await tap(book.filter({ visible: true }).last());
}

/** Two days, or at the end of a month one, that the calendar shows without a step to the next month. */
function daysOfThisMonth(): [Day, Day] {
  const [today, tomorrow] = [inDays(0), inDays(1)];
  return [today, monthOf(tomorrow) === monthOf(today) ? tomorrow : today];
}

test('from the home page to a sent request takes twelve taps at most, nine once signed in', async ({
  page,
  rooms,
}) => {
  const one = await rooms.create({ location: `Town ${randomUUID()}` });
  const other = await rooms.create({ location: `Town ${randomUUID()}` });
  await page.setViewportSize({ width: 360, height: 740 });
  const confirm = page.getByRole('button', { name: 'Confirm Booking' });
  const sent = page.getByText('Your request is with us.');

  const anew = countTaps(page);
  await goToReview(page, anew, one, daysOfThisMonth());
  await anew.tap(page.getByRole('link', { name: 'Sign up' }));
  await anew.type(page.getByLabel('First Name'), 'Keza');
  await anew.typeNext(page.getByLabel('Last Name'), 'Test');
  await anew.typeNext(page.getByLabel('Phone Number'), '0788 123 456');
  await anew.typeNext(page.getByLabel('Email'), newEmail());
  await anew.typeNext(page.getByLabel('Password', { exact: true }), password);
  await anew.typeNext(page.getByLabel('Confirm Password', { exact: true }), password);
  await anew.go();
  await anew.tap(confirm);
  await expect(sent).toBeVisible();

  const known = countTaps(page);
  await goToReview(page, known, other, daysOfThisMonth());
  await known.tap(confirm);
  await expect(sent).toBeVisible();

  expect(anew.effort.taps).toBeLessThanOrEqual(12);
  expect(anew.effort.scrolled).toBeLessThanOrEqual(2);
  expect(known.effort.taps).toBeLessThanOrEqual(9);
  expect(known.effort.scrolled).toBeLessThanOrEqual(2);
});

test('a press on the bar at the foot counts, also where the booking box comes into view under it', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/coldroom/${room.id}?startDate=${inDays(3)}&endDate=${inDays(4)}`);
  const inBar = page.getByRole('group', { name: 'Your stay' }).getByRole('link');
  const inBox = page.getByRole('main').getByRole('link', { name: 'Book Now' }).first();
  await expect(inBar).toHaveText('Book Now');
  await inBar.hover();
  await page.mouse.down();
  // Around the button, which the bar watches.
  await inBox
    .locator('..')
    .evaluate((element) => Object.assign(element.style, { position: 'fixed', top: '9rem' }));
  await expect(inBox).toBeInViewport();
  await page.mouse.up();
  // Who is not signed in is asked to on the way.
  await expect(page).toHaveURL(/\/login\?next=%2Freview/);
});
