import { randomUUID } from 'node:crypto';
import { arriveSignedIn, expect, test } from '../support/site.ts';

test('on paper the rooms and bookings of the house have what names them', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Paper ${randomUUID()}` });
  const { number = '' } = await bookings.create(customer, room, 5, 6);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-rooms');
  const name = page.getByRole('rowheader').getByText(room.name, { exact: true });
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('button', { name: `More for ${room.name}` })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/booking/all?room=${room.id}`);
  await expect(page.getByText(number)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(number)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});
