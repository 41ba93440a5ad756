import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { todayInKigali } from '#shared/days.ts';
import { inDays } from '../support/bookings.ts';
import { newEmail } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test, withoutBell } from '../support/site.ts';

const search = (page: Page) => page.getByRole('search', { name: 'Availability' });

/** Scrolls to the part of the home page under a heading, which comes with the scrolling. */
const scrollTo = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded();

const openings = {
  'the section': async (page: Page) => {
    await page.goto('/');
    await scrollTo(page, 'Which days do you need?');
    return search(page);
  },
  'the hero’s modal': async (page: Page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search free days' }).click();
    return page.getByRole('dialog', { name: 'Search free days' });
  },
};

for (const [where, open] of Object.entries(openings)) {
  test(`availability search in ${where}: offers service, product and days from today [S2.40, S5.4]`, async ({
    page,
  }) => {
    const form = await open(page);
    await expect(form.getByLabel('Service').getByRole('option')).toHaveText([
      'Any service',
      'Storage',
      'Transportation',
      'Cold room',
    ]);
    await expect(form.getByLabel('Product').getByRole('option')).toHaveText([
      'Any product',
      'Vegetables',
      'Fruits',
      'Meat',
    ]);
    for (const label of ['Start date', 'End date']) {
      await expect(form.getByLabel(label)).toHaveValue(todayInKigali());
      await expect(form.getByLabel(label)).toHaveAttribute('min', todayInKigali());
    }
    await form.getByLabel('Start date').fill(inDays(4));
    await expect(form.getByLabel('End date'), 'the end follows the start').toHaveValue(inDays(4));
  });

  test(`availability search in ${where}: leads to /search with its filters filled in, and keeps the goods for the booking [S2.39, S2.41]`, async ({
    page,
  }) => {
    const form = await open(page);
    await form.getByLabel('Service').selectOption('cold_room');
    await form.getByLabel('Product').selectOption('Meat');
    await expect(form.getByText(/frozen meat at -18 °C/)).toBeVisible();
    await form.getByLabel('Start date').fill(inDays(4));
    await form.getByLabel('End date').fill(inDays(6));
    await form.getByRole('button', { name: 'Check Availability' }).click();

    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByLabel('Service type')).toHaveValue('Cold Room');
    await expect(page.getByLabel('Start date')).toHaveValue(inDays(4));
    await expect(page.getByLabel('End date')).toHaveValue(inDays(6));
    await page.goto('/book');
    await expect(page.getByLabel('Service')).toHaveValue('cold_room');
    await expect(page.getByLabel('Product type')).toHaveValue('Meat');
  });

  test(`availability search in ${where}: a start in the past says 'You cannot select a past date.' [S5.4]`, async ({
    page,
  }) => {
    const form = await open(page);
    await form.getByLabel('Start date').fill(inDays(-1));
    await expect(form.getByLabel('Start date')).toHaveAccessibleDescription(
      'You cannot select a past date.',
    );
    await form.getByRole('button', { name: 'Check Availability' }).click();
    await expect(page).toHaveURL(/\/$/);
    await form.getByLabel('Start date').fill(inDays(3));
    await form.getByLabel('End date').fill(inDays(2));
    await form.getByRole('button', { name: 'Check Availability' }).click();
    await expect(form.getByLabel('End date')).toHaveAccessibleDescription(
      'The last day must not be before the first day.',
    );
    await expect(page).toHaveURL(/\/$/);
  });
}

test('availability search: storage means warehouses, and nothing has to be filled in [S5.5]', async ({
  page,
}) => {
  const form = await openings['the section'](page);
  await form.getByLabel('Service').selectOption('storage');
  await form.getByLabel('Start date').fill('');
  await form.getByLabel('End date').fill('');
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/search\?type=Ware\+House&service=storage$/);
});

test('availability search: transportation says that people plan it, and takes the days to the contact form', async ({
  page,
}) => {
  const form = await openings['the section'](page);
  await form.getByLabel('Service').selectOption('transportation');
  await form.getByLabel('Product').selectOption('Fruits');
  await expect(form.getByText(/Trucks are planned by people/)).toBeVisible();
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('How we can help?')).toHaveValue(
    /^I need refrigerated transport for fruits, on .*/,
  );
});

test('the hero’s modal closes on Escape and gives the focus back', async ({ page }) => {
  const dialog = await openings['the hero’s modal'](page);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search free days' })).toBeFocused();
  await page.getByRole('button', { name: 'Search free days' }).click();
  await expect(dialog).toBeVisible();
});

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

test("home booking: the selector says 'Loading rooms...' and is disabled until the rooms are there, with capacity in units [S2.54, S2.55, S9.8]", async ({
  page,
  rooms,
}) => {
  const room = await rooms.create({ name: `Home ${randomUUID()}`, capacity: '1250' });
  const closed = await rooms.create({ status: 'unavailable' });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/backend/coldroom*', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/');
  await scrollTo(page, 'Know your room?');
  const selector = booking(page).getByLabel('Cold room');
  await expect(selector).toBeDisabled();
  await expect(selector.getByRole('option')).toHaveText(['Loading rooms...']);
  resolve(undefined);
  await expect(selector).toBeEnabled();
  await selector.selectOption(room.id);
  await expect(selector.locator('option:checked')).toHaveText(`${room.name} – 1,250 units`);
  await expect(selector.locator(`option[value="${closed.id}"]`)).toHaveCount(0);
});

test("home booking: an empty field says 'Please fill in all fields' and nothing is sent [S5.7]", async ({
  page,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  const form = await openBooking(page);
  for (const label of ['Cold room', 'Start date', 'End date']) {
    await expect(form.getByLabel(label)).toHaveAttribute('required');
  }
  await form.getByLabel('Start date').fill(inDays(3));
  await book(page);
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  for (const label of ['Cold room', 'End date']) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('Required.');
  }
  await expect(form.getByLabel('Start date')).toHaveValue(inDays(3));
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
});

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

test('home booking: a refusal is shown in a toast and the form is kept [S4.14]', async ({
  page,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 6, 6);
  await arriveSignedIn(page, customer);
  const form = await fillIn(page, room.id, 5, 7);
  await book(page);
  await expect(page.getByText('Cold room is not available for the selected dates.')).toBeVisible();
  await takeExpected(complaints, 409, /not available/);
  await expect(form.getByLabel('Cold room')).toHaveValue(room.id);
  await expect(form.getByLabel('Start date')).toHaveValue(inDays(5));
  await expect(form.getByLabel('End date')).toHaveValue(inDays(7));
  await form.getByLabel('Start date').fill(inDays(7));
  await book(page);
  await expect(page.getByText('Booking successful!')).toBeVisible();
});

test('home booking: a lost answer is reported, and the second try makes no second booking', async ({
  page,
  backend,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  await fillIn(page, room.id, 5, 7);
  await page.route('**/backend/book', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await book(page);
  await expect(page.getByText('No response from server.')).toBeVisible();
  await takeExpected(complaints, /ERR_FAILED/, /No response/);
  await page.unroute('**/backend/book');
  await book(page);
  await expect(page.getByText('Booking successful!')).toBeVisible();
  const mine = await backend.ok(api.bookings.listMine, { token: customer.token });
  expect(mine).toHaveLength(1);
});

test('home booking: a price that has changed is shown before it is agreed to', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ price: '1000' });
  await arriveSignedIn(page, customer);
  const form = await fillIn(page, room.id, 5, 7);
  await rooms.update(room.id, { price: '1200' });
  await book(page);
  await expect(page.getByText('The price of this cold room has changed.')).toBeVisible();
  await expect(form.getByText('3,600 Rwf')).toBeVisible();
  await takeExpected(complaints, 409, /price of this cold room/);
  await book(page);
  await expect(page.getByText('Booking successful!')).toBeVisible();
});

test("home booking: a start in the past says 'You cannot select a past date.', a free room that its total cannot be zero", async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create({ price: '0' });
  await arriveSignedIn(page, customer);
  const form = await fillIn(page, room.id, -1, 7);
  await expect(form.getByLabel('Start date')).toHaveAccessibleDescription(
    'You cannot select a past date.',
  );
  await book(page);
  await expect(form.getByLabel('Start date')).toBeFocused();
  await form.getByLabel('Start date').fill(inDays(5));
  await book(page);
  await expect(page.getByText('Total price cannot be zero.')).toBeVisible();
});

test('home booking: a visitor is asked to sign in, comes back to the filled form and books', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create();
  const form = await fillIn(page, room.id, 5, 7);
  await book(page);
  const invitation = page.getByRole('dialog', { name: 'Sign in to book' });
  await invitation.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL(/\/#book$/);
  await expect(page.getByRole('heading', { name: 'Know your room?' })).toBeInViewport();
  await expect(form.getByLabel('Cold room')).toHaveValue(room.id);
  await expect(form.getByLabel('Start date')).toHaveValue(inDays(5));
  await expect(form.getByLabel('End date')).toHaveValue(inDays(7));
  await book(page);
  await expect(page.getByText('Booking successful!')).toBeVisible();
});

test('home booking: somebody whose session has ended is asked to sign in again', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await withoutBell(page);
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  const form = await fillIn(page, room.id, 5, 7);
  await page.evaluate((token) => localStorage.setItem('token', token), `${customer.token}x`);
  await book(page);
  await expect(page.getByRole('dialog', { name: 'Sign in to book' })).toBeVisible();
  await takeExpected(complaints, 401, /Invalid token/);
  await expect(form.getByLabel('Cold room')).toHaveValue(room.id);
});

test('home booking: without the rooms it says so and tries again when asked', async ({
  page,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await page.route('**/backend/coldroom*', (route) => route.abort());
  await page.goto('/');
  await scrollTo(page, 'Know your room?');
  await expect(booking(page).getByText('No response from server.')).toBeVisible();
  await page.unroute('**/backend/coldroom*');
  await booking(page).getByRole('button', { name: 'Try again' }).click();
  await booking(page).getByLabel('Cold room').selectOption(room.id);
  // At the end, as the tabs above ask for the rooms as well.
  await takeExpected(complaints, /ERR_FAILED/, /No response/);
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

test("callback: the button says 'Submitting...' and is disabled, then success is told and the fields are clear [S1.5, S2.35, S2.56, S2.57]", async ({
  page,
}) => {
  const form = await fillInCallback(page);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/backend/contact/submit-query', async (route) => {
    await promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  resolve(undefined);
  await expect(form.getByText('Your query has been submitted successfully!')).toBeVisible();
  for (const label of ['Names', 'Email', 'Website', 'Your question']) {
    await expect(form.getByLabel(label)).toHaveValue('');
  }
  await expect(form.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('callback: a failure is shown in red, keeps what was typed, and is gone on coming back [S2.58, S8.46]', async ({
  page,
  complaints,
}) => {
  const form = await fillInCallback(page);
  await page.route('**/backend/contact/submit-query', (route) =>
    route.fulfill({ status: 500, json: { message: 'The office is closed' } }),
  );
  await form.getByRole('button', { name: 'Submit' }).click();
  const failure = form.getByText('The office is closed');
  await expect(failure).toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(form.getByLabel('Names')).toHaveValue('Aline Test');
  await expect(form.getByLabel('Your question')).not.toHaveValue('');
  await takeExpected(complaints, 500, /office is closed/);

  await page.getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await page.goBack();
  await scrollTo(page, 'Request a callback');
  await expect(form.getByLabel('Names')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('callback: the website is optional, an address that is none is said beside its field [S2.56, S5.20]', async ({
  page,
}) => {
  const form = await fillInCallback(page);
  await expect(form.getByText('Website (optional)')).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Must be an e-mail address.');
});
