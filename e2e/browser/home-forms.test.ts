import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { inDays } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
import { newEmail } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const QUERY = '**/backend/contact/submit-query';

const scrollTo = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();

const booking = (page: Page) => page.getByRole('form', { name: 'Book a cold room' });

async function openBooking(page: Page) {
  await page.goto('/');
  await scrollTo(page, 'Know your room?');
  await expect(booking(page).getByLabel('Cold room')).toBeEnabled();
  return booking(page);
}

async function fillIn(page: Page, roomId: string, from: number, to: number) {
  const form = await openBooking(page);
  await form.getByLabel('Cold room').selectOption(roomId);
  await form.getByLabel('Start date').fill(inDays(from));
  await form.getByLabel('End date').fill(inDays(to));
  return form;
}

const book = (page: Page) => booking(page).getByRole('button', { name: 'Book' }).click();

test("home booking: the total stands there before, success says 'Booking successful!' and clears the form [S2.35, S2.54, S4.13, S7.22, S8.37]", async ({
  page,
  backend,
  customer,
  rooms,
}) => {
  const room = await rooms.create({ price: '1000.50' });
  await arriveSignedIn(page, customer);
  const form = await fillIn(page, room.id, 5, 7);
  await expect(form.getByText('3 days at 1,000.5 Rwf')).toBeVisible();
  await expect(form.getByText('3,001.5 Rwf')).toBeVisible();
  await book(page);
  await expect(page.getByText('Booking successful!')).toBeVisible();
  for (const label of ['Cold room', 'Start date', 'End date']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  const mine = await backend.ok(api.bookings.listMine, { token: customer.token });
  expect(mine).toMatchObject([
    { coldRoomId: room.id, startDate: inDays(5), endDate: inDays(7), totalPrice: 3001.5 },
  ]);
  await page.reload();
  await scrollTo(page, 'Know your room?');
  await expect(form.getByLabel('Start date'), 'a booking is no draft').toHaveValue('');
});

const callback = (page: Page) => page.getByRole('region', { name: 'Request a callback' });

async function fillInCallback(page: Page) {
  await page.goto('/');
  await scrollTo(page, 'Request a callback');
  const form = callback(page);
  await form.getByLabel('Names').fill('Aline Test');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Your question').fill('What does a room cost for a month?');
  return form;
}

test("callback: a failure is shown in red and keeps what was typed, then the button says 'Submitting...' and is disabled, and success clears the fields and is gone on coming back [S1.5, S2.35, S2.56, S2.57, S2.58, S8.46]", async ({
  page,
  complaints,
}) => {
  const form = await fillInCallback(page);
  await page.route(QUERY, (route) =>
    route.fulfill({ status: 500, json: { message: 'The office is closed' } }),
  );
  await form.getByRole('button', { name: 'Submit' }).click();
  const failure = form.getByText('The office is closed');
  await expect(failure).toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(form.getByLabel('Names')).toHaveValue('Aline Test');
  await expect(form.getByLabel('Your question')).not.toHaveValue('');
  await takeExpected(complaints, 'serverError');
  await page.unroute(QUERY);

  const letGo = await hold(page, QUERY);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  letGo();
  const success = form.getByText('Your query has been submitted successfully!');
  await expect(success).toBeVisible();
  await expect(failure).toBeHidden();
  for (const label of ['Names', 'Email', 'Website', 'Your question']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled();

  await page.getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await page.goBack();
  await scrollTo(page, 'Request a callback');
  await expect(form.getByLabel('Names')).toBeVisible();
  await expect(success).toBeHidden();
});
