import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
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
  await signIn(page, customer);
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page.getByLabel('First Name')).toHaveValue('Keza');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await expect(page.getByLabel('Email')).toBeDisabled();
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
  await signIn(page, customer);
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
  await page.getByRole('button', { name: 'Keep the present picture' }).click();
  await expect(page.getByRole('img', { name: 'The present picture' })).toBeVisible();
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

test('what is wrong is said beside its field, and nothing typed is lost', async ({
  page,
  customer,
  complaints,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/settings');
  await page.getByLabel('First Name').fill('');
  await page.getByLabel('Last Name').fill('Kept');
  await page.getByLabel('Phone Number').fill('12');
  await choose(page, 'me.png', 'this is no picture');
  await expect(page.getByText('The picture must be a JPEG, PNG or WebP file')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('Required.');
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
    /^Must be a phone number/,
  );

  await page.getByLabel('First Name').fill('Also kept');
  await page.getByLabel('Phone Number').fill('+250 788 999 888');
  await page.route('**/backend/account', (route) => route.abort());
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('No response from server.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Also kept');
  await expect(page.getByLabel('Last Name')).toHaveValue('Kept');
  await takeExpected(complaints, /ERR_FAILED/, /No response/);
  await page.unroute('**/backend/account');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
});

test('a password is changed by whoever knows the old one; other devices have to sign in again [S8.40]', async ({
  page,
  newVisitor,
  customer,
  complaints,
}) => {
  test.slow();
  const other = await newVisitor();
  await signIn(other, customer);
  // Leaves the site: a socket that is still being opened when the password changes complains.
  await other.goto('/robots.txt');
  await signIn(page, customer);
  await page.goto('/dashboard/settings');
  const next = 'Nyungwe#2030';
  const fill = async (old: string, fresh: string, again: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(old);
    await page.getByLabel('New password', { exact: true }).fill(fresh);
    await page.getByLabel('Confirm new password', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(customer.password, 'short', 'shorter');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Must have at least 8 characters/,
  );
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await fill('not the old one', next, next);
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(next);
  await expect(page).toHaveURL(/settings$/);
  await takeExpected(complaints, 401, /Invalid credentials/);

  await fill(customer.password, next, next);
  await expect(page.getByText(/^Your password is changed/)).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('Keza');

  await other.goto('/booking/status');
  await expect(other).toHaveURL(/\/login/);
  await takeExpected(complaints, 401, /Invalid token|Token has expired/);
  await signIn(other, { email: customer.email, password: next });
});

test('all devices are logged out after a question, and who asked hears where it failed', async ({
  page,
  backend,
  customer,
  complaints,
}) => {
  await arriveSignedIn(page, customer);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out on all devices?' });
  await expect(dialog).toContainText('this one too');
  await page.route('**/backend/api/auth/logout', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(dialog.getByText('No response from server.')).toBeVisible();
  await takeExpected(complaints, /ERR_FAILED/, /No response/);
  await page.unroute('**/backend/api/auth/logout');
  const other = await backend.ok(api.auth.login, {
    json: { email: customer.email, password: customer.password },
  });
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const refused = () => backend.call(api.account.get, { token: other.token });
  await expect.poll(async () => (await refused()).status).toBe(401);
});

test('an admin has the same settings', async ({ page, admin }) => {
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(admin.email);
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out on all devices' })).toBeVisible();
});
