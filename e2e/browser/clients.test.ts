import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { ListedCustomer } from '#shared/user.ts';
import type { Backend } from '../support/backend.ts';
import { hold } from '../support/hold.ts';
import { listed } from '../support/listedCustomer.ts';
import type { Person } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const LIST = '**/backend/users*';
const PAGE = '/admin-dashboard/users';

const find = (page: Page, text: string) => page.getByLabel('Find a client').fill(text);
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Gives somebody a last name that nobody else has. */
async function rename(backend: Backend, { token }: Person, lastName: string): Promise<void> {
  const form = new FormData();
  form.set('lastName', lastName);
  await backend.ok(api.account.update, { form, token });
}

const clientOf = (number: number): ListedCustomer => ({
  userId: `u-${number}`,
  role: 'user',
  email: `client-${number}@example.com`,
  firstName: 'Client',
  lastName: `Number ${number}`,
  phoneNumber: '+250788123456',
  createdAt: '2026-10-01T08:00:00.000Z',
  bookings: number,
});

test('the clients say that they are loading, that they failed, and that there is nobody', async ({
  page,
  admin,
  complaints,
}) => {
  await arriveSignedIn(page, admin);
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
  const release = await hold(page, LIST);
  await page.goto(PAGE);
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByText('Failed to fetch the clients.')).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nobody has registered yet.')).toBeVisible();
  await takeExpected(complaints, 500, /Failed to fetch the clients/);
});

test('an admin finds a client by last name or address, with the number of their bookings [S2.118]', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const lastName = `N${randomUUID()}`;
  await rename(backend, customer, lastName);
  const room = await rooms.create();
  await bookings.create(customer, room, 5, 6);
  await bookings.cancel(customer, (await bookings.create(customer, room, 8, 9)).id);
  await listed(backend, admin, lastName);
  await arriveSignedIn(page, admin);
  await page.goto(PAGE);
  for (const words of [lastName.toLowerCase(), customer.email.toUpperCase()]) {
    await find(page, words);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(`Keza ${lastName}`);
    await expect(rows(page)).toContainText('+250788123456');
    await expect(rows(page).getByRole('cell').last()).toHaveText(/2$/);
  }
  await page.reload();
  await expect(page.getByLabel('Find a client')).toHaveValue(customer.email.toUpperCase());
  await expect(rows(page)).toContainText(`Keza ${lastName}`);
});

test('a search that finds nobody says so, and an admin is marked as one', async ({
  page,
  admin,
}) => {
  await arriveSignedIn(page, admin);
  await page.goto(PAGE);
  await find(page, 'nobody-has-this-name');
  await expect(page.getByText('No client begins like this.')).toBeVisible();
  await find(page, admin.email);
  await expect(rows(page).filter({ hasText: admin.email })).toContainText('Admin');
});

test('of many clients every one is reached, page after page [S2.118]', async ({
  page,
  admin,
  complaints,
}) => {
  const all = Array.from({ length: 45 }, (_, index) => clientOf(index + 1));
  let broken = false;
  await page.route(LIST, (route) => {
    if (broken) return route.fulfill({ status: 500, json: {} });
    const query = new URL(route.request().url()).searchParams;
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
    const headers = { link: `<?cursor=${from + limit}>; rel="next"` };
    return route.fulfill({
      json: all.slice(from, from + limit),
      ...(from + limit < all.length && { headers }),
    });
  });
  await arriveSignedIn(page, admin);
  await page.goto(PAGE);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByText('The first 20')).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  broken = true;
  await more.click();
  await expect(page.getByText('Failed to fetch the clients.')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await takeExpected(complaints, 500, /Failed to fetch the clients/);
  broken = false;
  await more.click();
  await expect(rows(page)).toHaveCount(40);
  await expect(page.getByText('Failed to fetch the clients.')).toBeHidden();
  await more.click();
  await expect(rows(page)).toHaveCount(45);
  await expect(page.getByText('45 clients')).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('an empty page of clients is skipped', async ({ page, admin }) => {
  await page.route(LIST, (route) =>
    route.request().url().includes('cursor')
      ? route.fulfill({ json: [clientOf(7)] })
      : route.fulfill({ json: [], headers: { link: '<?cursor=more>; rel="next"' } }),
  );
  await arriveSignedIn(page, admin);
  await page.goto(PAGE);
  await expect(rows(page)).toContainText('Client Number 7');
});
