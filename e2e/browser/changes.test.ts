import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { formatDay, formatShortDays } from '#web/lib/format.ts';
import { inDays } from '../support/bookings.ts';
import { pickRoom } from '../support/pickRoom.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, room: string) =>
  page.getByRole('article', { name: `Booking of ${room}` });

test('an admin changes days and room, undoes an approval, and reopens what was rejected', async ({
  page,
  admin,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const { first, second } = await rooms.named('first', 'second');
  const { id } = await bookings.create(customer, first, 5, 6);
  await bookings.create(customer, second, 9, 9);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings?show=pending');
  await card(page, first.name).getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Change days or room' }).click();

  const form = dialog(page, 'Change days or room');
  await pickRoom(form.getByLabel('Room'), second);
  await form.getByLabel('Last day').fill(inDays(9));
  await expect(form.getByText(`Not free: ${formatDay(inDays(9))}`)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Change booking' })).toBeDisabled();
  await form.getByLabel('Last day').fill(inDays(8));
  await expect(form.getByText(/^\+/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 600 });
  await expect(form.getByRole('button', { name: 'Change booking' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await form.getByRole('button', { name: 'Change booking' }).click();
  await expect(page.getByText('The booking is changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const changed = card(page, second.name).filter({
    hasText: formatShortDays(inDays(5), inDays(8)),
  });
  await changed.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: the request waits again.')).toBeVisible();
  await bookings.move(id, 'rejected');
  await page.goto('/admin-dashboard/bookings?show=rejected');
  await changed.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('The booking is open again.')).toBeVisible();

  const booking = await backend.ok(api.bookings.get, { path: { id }, token: customer.token });
  expect(booking).toMatchObject({ status: 'pending', coldRoomId: second.id, endDate: inDays(8) });
  expect(booking.history.map(({ to }) => to)).toEqual([
    'pending',
    'pending',
    'approved',
    'pending',
    'rejected',
    'pending',
  ]);
});
