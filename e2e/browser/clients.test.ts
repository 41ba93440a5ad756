import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Backend } from '../support/backend.ts';
import { untilClientListed } from '../support/outboxWaits.ts';
import type { Person } from '../support/people.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

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
  await untilClientListed(backend, admin, lastName, 2);
  await arriveSignedIn(page, admin);
  await page.goto(PAGE);
  for (const words of [lastName.toLowerCase(), customer.email.toUpperCase()]) {
    await find(page, words);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(`Keza ${lastName}`);
    await expect(rows(page)).toContainText('+250 788 123 456');
    await expect(rows(page).getByRole('cell').last()).toHaveText(/2$/);
  }
  await page.reload();
  await expect(page.getByLabel('Find a client')).toHaveValue(customer.email.toUpperCase());
  await expect(rows(page)).toContainText(`Keza ${lastName}`);
});
