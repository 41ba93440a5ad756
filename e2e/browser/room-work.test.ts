import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listRooms, manyRooms } from '../support/listed.ts';
import { newPng } from '../support/pictures.ts';
import { arriveSignedIn, expect, logIn, takeExpected, test, withoutBell } from '../support/site.ts';

const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'You were logged out' });

/** What the tab still holds of what was typed. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('Draft')));

/** Signs in once: a page that is opened after somebody has signed out is not signed in again. */
async function keepSignedIn(page: Page, { token }: { token: string }): Promise<void> {
  // It is of the site's origin, and runs nothing of the site.
  await page.goto('/robots.txt');
  await page.evaluate((saved) => localStorage.setItem('token', saved), token);
}

test.describe('what was typed into the room form', () => {
  test('stands there again for whoever signs in again after a refused save, and nothing stays after a logout', async ({
    page,
    admin,
    rooms,
    complaints,
  }) => {
    // Another test's news would have the bell ask with the token that is refused, before the form does.
    await withoutBell(page);
    const room = await rooms.create({ name: `Room ${randomUUID()}`, price: '1000' });
    await keepSignedIn(page, admin);
    await page.goto(`/admin-dashboard/cold-room/${room.id}`);
    await page.getByLabel('Price per day in Rwf').fill('1750');
    await page.getByLabel('Description').fill('New compressor since May.');
    await page.getByLabel('Humidity control').check();
    // Somebody else changes another field meanwhile, which must not be undone.
    await rooms.update(room.id, { capacity: '33' });

    await page.evaluate(() =>
      localStorage.setItem('token', `${localStorage.getItem('token') ?? ''}x`),
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await takeExpected(complaints, 'invalidToken');
    await logIn(page, admin.email, admin.password);

    await expect(page).toHaveURL(new RegExp(`/cold-room/${room.id}$`));
    await expect(kept(page)).toHaveText(/What you typed is here again\.$/);
    await expect(page.getByLabel('Price per day in Rwf')).toHaveValue('1750');
    await expect(page.getByLabel('Description')).toHaveValue('New compressor since May.');
    await expect(page.getByLabel('Humidity control')).toBeChecked();
    await expect(page.getByLabel('Capacity')).toHaveValue('33');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Room updated successfully!')).toBeVisible();
    await page.getByRole('link', { name: `Edit ${room.name}` }).click();
    await expect(page.getByLabel('Price per day in Rwf')).toHaveValue('1750');
    await expect(kept(page)).toHaveCount(0);
    expect(await drafts(page)).toEqual([]);

    await page.getByLabel('Price per day in Rwf').fill('1800');
    await page
      .getByRole('navigation', { name: 'Admin dashboard' })
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await drafts(page)).toEqual([]);
  });

  test('comes back without the picture of a new room, which is asked for again', async ({
    page,
    admin,
    complaints,
  }) => {
    await keepSignedIn(page, admin);
    await page.goto('/admin-dashboard/cold-room');
    await page
      .getByLabel('Picture (optional)')
      .setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: newPng() });
    await expect(page.getByRole('img', { name: 'The new picture' })).toBeVisible();
    await expireElsewhere(page);
    await logIn(page, admin.email, admin.password);
    await expect(kept(page)).toContainText('The picture could not be kept.');
    await expect(page.getByRole('img', { name: 'No picture yet' })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is shown to nobody else who signs in', async ({ page, admin, complaints }) => {
    await keepSignedIn(page, admin);
    await page.goto('/admin-dashboard/cold-room');
    await page.getByLabel('Name').fill('Kayonza Cold Store');
    await expireElsewhere(page);
    const draft = await page.evaluate(() => sessionStorage.getItem('roomDraft') ?? '');
    expect(draft).toContain('Kayonza Cold Store');
    await page.evaluate(
      (text) => sessionStorage.setItem('roomDraft', text),
      draft.replace(admin.userId, 'somebody-else'),
    );
    await logIn(page, admin.email, admin.password);
    await expect(page.getByLabel('Name')).toHaveValue('');
    await expect(kept(page)).toHaveCount(0);
    expect(await drafts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** Another tab finds that the session has ended by itself: it is over here as well. */
async function expireElsewhere(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('ended', '1');
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await expect(page).toHaveURL(/\/login\?next=/);
}

test('whoever comes back to the list of rooms finds the page and what was sought', async ({
  page,
  admin,
}) => {
  const all = manyRooms(90);
  await listRooms(page, all);
  await page.route('**/backend/coldroom/room-*/arrival', (route) =>
    route.fulfill({ json: { live: 0 } }),
  );
  await page.route('**/backend/coldroom/room-*', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1);
    return route.fulfill({ json: all.find((room) => room.id === id) });
  });
  await arriveSignedIn(page, admin);
  const rows = page.getByRole('row').filter({ hasText: 'Room number' });
  const expectPlace = async () => {
    await expect(page).toHaveURL('/admin-dashboard/cold-rooms?find=musanze&page=2');
    await expect(page.getByLabel('Find a room')).toHaveValue('musanze');
    await expect(rows).toHaveCount(40);
  };
  await page.goto('/admin-dashboard/cold-rooms');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/admin-dashboard/cold-rooms?page=2');
  await expect(rows).toHaveCount(40);
  await page.getByLabel('Find a room').fill('musanze');
  await expect(page).toHaveURL('/admin-dashboard/cold-rooms?find=musanze');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expectPlace();

  await rows.first().getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Room number 90');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectPlace();
  await rows.first().getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Room number 90');
  await page.goBack();
  await expectPlace();
  await rows.first().getByRole('button', { name: 'Room number 90', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await page.route('**/backend/coldroom/room-*', (route) => route.fulfill({ json: all[89] }));
  await page.getByLabel('Capacity').fill('21');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectPlace();
  await page.reload();
  await expectPlace();
});
