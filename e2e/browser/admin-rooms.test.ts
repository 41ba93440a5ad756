import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPng } from '../support/pictures.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const pictureOf = (page: Page, room: string) =>
  page.getByRole('row', { name: room }).getByRole('presentation').first();

test('an admin adds a room with a picture, edits it and deletes it [S1.8, S2.111, S2.114, S2.116, S5.17, S8.17]', async ({
  page,
  admin,
  backend,
}) => {
  test.slow();
  const name = `Gicumbi ${randomUUID()}`;
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'Cold Rooms', exact: true }).click();
  await page.getByRole('link', { name: 'Add a room' }).click();

  await page.getByRole('button', { name: 'Create room' }).click();
  await expect(page.getByText('Enter the name of the room.')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Location').fill('Byumba, Gicumbi');
  await page.getByLabel('Room type').selectOption({ label: 'Warehouse' });
  await page.getByLabel('Price per day in Rwf').fill('15000.5');
  await page.getByLabel('Size in ft²').fill('400');
  await page.getByLabel('Capacity').fill('20');
  await page.getByLabel('Features').fill('Backup generator, Loading dock');
  await page.getByLabel('Humidity control').check();
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'drawing.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('The picture must be a JPEG, PNG or WebP file')).toBeVisible();
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: newPng() });
  await expect(page.getByRole('img', { name: 'The new picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Create room' }).click();

  await expect(page.getByText('Room created successfully!')).toBeVisible();
  const row = page.getByRole('row', { name });
  await expect(row.getByText('15,000.5 Rwf')).toBeVisible();
  await expect(row.getByText('Warehouse in Byumba, Gicumbi')).toBeVisible();
  // A picture is asked for when it is near the window, a moment after its row stands.
  await expect(pictureOf(page, name)).toHaveAttribute('src', /^\/images\/rooms\/.+\.webp$/);
  const image = (await pictureOf(page, name).getAttribute('src')) ?? '';
  expect((await backend.fetch(image)).headers.get('content-type')).toBe('image/webp');

  await row.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByLabel('Features')).toHaveValue('Backup generator, Loading dock');
  await page.getByLabel('Price per day in Rwf').fill('16000');
  await page.getByLabel('Latitude').fill('-1.94.41');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Must be a number from -90 to 90.')).toBeVisible();
  await page.getByLabel('Latitude').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Room updated successfully!')).toBeVisible();
  await expect(row.getByText('16,000 Rwf')).toBeVisible();
  await expect(pictureOf(page, name)).toHaveAttribute('src', image);

  await row.getByRole('button', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByText('Backup generator, Loading dock')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name, exact: true })).toBeFocused();

  const more = row.getByRole('button', { name: `More for ${name}` });
  await more.focus();
  await page.keyboard.press('ArrowUp');
  const remove = row.getByRole('menuitem', { name: 'Delete' });
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete room', exact: true }).click();
  await expect(page.getByText('Cold room deleted successfully')).toBeVisible();
  await expect(row).toBeHidden();
  expect((await backend.fetch(image)).status).toBe(404);
});

test('whoever leaves the room form with something unsaved is asked first', async ({
  page,
  admin,
  rooms,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-rooms');
  await page.getByRole('link', { name: `Edit ${room.name}` }).click();
  const price = page.getByLabel('Price per day in Rwf');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await price.fill('1600');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/cold-room\/.+/);
  await expect(price).toHaveValue('1600');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.getByRole('link', { name: 'Clients' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/users$/);
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();

  await page.goBack();
  await expect(price).toHaveValue('1000.5');
  await page.getByRole('link', { name: 'Clients' }).click();
  await expect(page, 'nothing to lose, nothing to ask').toHaveURL(/\/users$/);
});
