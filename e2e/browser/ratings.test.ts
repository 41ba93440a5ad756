import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { completedBooking } from '../support/completed.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('article', { name: `Booking of ${room.name}` });
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' });

test('a customer rates the room of a booking that is over, once, and may change it [S2.77]', async ({
  page,
  newVisitor,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await completedBooking(bookings, customer, room);
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=approved');
  const open = (name: string) => cardOf(page, room).getByRole('button', { name });
  await open('Rate this room').click();
  const dialog = page.getByRole('dialog', { name: 'Rate this room' });
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await expect(dialog.getByText('Choose 1 to 5 stars.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '1 star' })).toBeFocused();
  await dialog.getByRole('radio', { name: '5 stars' }).check();
  await expect(dialog.getByText('Choose 1 to 5 stars.')).toBeHidden();
  await dialog.getByLabel('In a sentence').fill('Cold all day,\nand easy to reach.');
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await expect(page.getByText('Thank you for your rating!')).toBeVisible();
  await expect(dialog).toBeHidden();

  const visitor = await newVisitor();
  await visitor.goto(`/coldroom/${room.id}`);
  await expect(visitor.getByText('Rated 5.0 of 5 stars in 1 review')).toBeAttached();
  await expect(reviewsOf(visitor).getByRole('listitem')).toHaveCount(1);
  await expect(reviewsOf(visitor)).toContainText('Cold all day, and easy to reach.');
  await expect(reviewsOf(visitor)).toContainText('Keza');
  await expect(reviewsOf(visitor)).not.toContainText(customer.names);

  await page.goto('/dashboard/bookings?show=approved');
  await open('Change your rating').click();
  const change = page.getByRole('dialog', { name: 'Change your rating' });
  await expect(change.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await expect(change.getByLabel('In a sentence')).toHaveValue('Cold all day, and easy to reach.');
  await change.getByRole('radio', { name: '5 stars' }).press('ArrowLeft');
  await expect(change.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await change.getByRole('button', { name: 'Save rating' }).click();
  await expect(change).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText('Rated 4.0 of 5 stars in 1 review')).toBeAttached();
  await expect(reviewsOf(visitor).getByText('4 stars of 5')).toBeAttached();
});
