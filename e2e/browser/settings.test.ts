import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { requestsOf } from '../support/axe.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, signIn, takeExpected, test } from '../support/site.ts';

/** A picture as a camera makes it: large, and no two alike. */
const drawPicture = (page: Page, side: number): Promise<number[]> =>
  page.evaluate(async (size) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: size, height: size / 2 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = `hsl(${Math.floor(Math.random() * 360)} 60% 50%)`;
    context.fillRect(0, 0, size, size);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
  }, side);

const choose = async (page: Page, name: string, bytes: number[] | string) =>
  page
    .getByLabel('Profile picture')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes as string) });

const menu = (page: Page) => page.getByRole('button', { name: /, account menu$/ });

test('names, phone and picture are saved, and the header shows them at once [S2.30, S3.15]', async ({
  page,
  backend,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page.getByLabel('First Name')).toHaveValue('Keza');
  const address = page.getByRole('region', { name: 'Email address', exact: true });
  await expect(address.getByText(customer.email)).toBeVisible();
  await page.getByLabel('First Name').fill('Solange');
  await page.getByLabel('Last Name').fill('Mukamana');
  await page.getByLabel('Phone Number').fill('0722 000 111');
  await choose(page, 'me.png', await drawPicture(page, 2_000));
  await expect(page.getByText(/^Ready to be saved: \d+ kB\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'The new picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByText('Your settings are saved.')).toBeVisible();
  await expect(menu(page)).toContainText('Solange Mukamana');
  // As it was typed, or as the phone field writes it, where its code came only after that.
  await expect(page.getByLabel('Phone Number')).toHaveValue(/^(0|\+250 )722 000 111$/);
  const picture = menu(page).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/images\/users\//);
  const size = () =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([512, 256]);

  await page.reload();
  await expect(page.getByLabel('Last Name')).toHaveValue('Mukamana');
  await expect(page.getByLabel('Phone Number')).toHaveValue('+250 722 000 111');
  await expect(picture).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const account = await backend.ok(api.account.get, { token });
  expect(account).toMatchObject({ firstName: 'Solange', phoneNumber: '+250722000111' });
});

test('a profile picture is removed, once it is saved and not before', async ({
  page,
  backend,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/settings');
  const remove = page.getByRole('button', { name: 'Remove the picture' });
  await expect(page.getByRole('img', { name: 'No picture' })).toBeVisible();
  await expect(remove).toHaveCount(0);
  await choose(page, 'me.png', await drawPicture(page, 600));
  await page.getByRole('button', { name: 'Save changes' }).click();
  const picture = menu(page).locator('img');
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';

  await remove.click();
  await expect(page.getByText('The picture goes when you save the changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the current picture' }).click();
  await expect(page.getByRole('img', { name: 'The current picture' })).toBeVisible();
  expect((await backend.fetch(address)).status).toBe(200);

  await remove.click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(picture).toHaveCount(0);
  await expect(menu(page)).toContainText('KT');
  await expect(page.getByRole('img', { name: 'No picture' })).toBeVisible();
  await expect(remove).toHaveCount(0);
  expect((await backend.fetch(address)).status).toBe(404);
  await page.reload();
  await expect(page.getByRole('img', { name: 'No picture' })).toBeVisible();
});

test('a password is changed by whoever knows the old one; other devices have to sign in again [S8.40]', async ({
  page,
  newVisitor,
  backend,
  customer,
  complaints,
}) => {
  test.slow();
  const other = await newVisitor();
  // What is asked or opened while the password changes is refused, and the browser complains.
  await withoutNews(other);
  await withoutNews(page);
  const { email, password } = customer;
  await arriveSignedIn(other, await backend.ok(api.auth.login, { json: { email, password } }));
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/settings');
  const next = 'Nyungwe#2030';
  await page.getByRole('button', { name: 'Change: Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password', { exact: true }).fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Keza');

  const requestsEnd = requestsOf(other);
  await other.goto('/booking/status');
  await expect(other).toHaveURL(/\/login/);
  // Each call of the page is refused, and the last of them maybe after the first has led to the login.
  await requestsEnd();
  await takeExpected(complaints, 'tokenExpired');
  await signIn(other, { email, password: next });
});

test('whoever deletes their account reads on the sign-in page that it is deleted, once', async ({
  page,
  customer,
  complaints,
}) => {
  // The sockets of an account that is gone are closed: one that is opened again meanwhile is refused.
  await withoutNews(page);
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const password = dialog.getByLabel('Current password', { exact: true });
  await password.fill(`${customer.password}!`);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your current password.');
  await expect(password).toBeFocused();
  await takeExpected(complaints, 'invalidCredentials');

  await password.fill(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  const deleted = page.getByText('Your account is deleted.');
  await expect(deleted).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await expect(deleted).toHaveCount(0);
});

test('all devices are logged out after a question', async ({ page, backend, customer }) => {
  // The server closes the sockets of who is logged out: one that is opened again before the page has left is
  // refused, and the browser complains.
  await withoutNews(page);
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out on all devices?' });
  await expect(dialog).toContainText('this one too');
  const other = await backend.ok(api.auth.login, {
    json: { email: customer.email, password: customer.password },
  });
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const refused = () => backend.call(api.account.get, { token: other.token });
  await expect.poll(async () => (await refused()).status).toBe(401);
});
