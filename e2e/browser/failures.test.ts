import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { paths, roomPath, type PageInfo } from '#web/lib/paths.ts';
import { newPng } from '../support/pictures.ts';
import { arriveSignedIn, expect, logIn, signIn, takeExpected, test } from '../support/site.ts';

/** An answer of the server as it is where it is broken. */
const broken = (requestId: string) => ({
  status: 500,
  headers: { 'x-request-id': requestId },
  json: errorBody('serverError'),
});

test.describe('a failed sign-in says in a toast', () => {
  test('that e-mail or password is wrong, and keeps what was typed', async ({
    page,
    customer,
    complaints,
  }) => {
    await page.goto('/login');
    await logIn(page, customer.email, 'not the password');
    await expect(page.getByText(messages.loginInvalid)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await takeExpected(complaints, 401, /Invalid credentials/);
  });

  test('that the network is gone, and succeeds once it is back', async ({
    page,
    context,
    customer,
    complaints,
  }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel('Email').click();
    // The first click fetches what tells of failures; a line that breaks before that is told later.
    await expect(page.getByLabel(/^Notifications Alt/)).toBeAttached();
    await context.setOffline(true);
    await logIn(page, customer.email, customer.password);
    await expect(page.getByText(messages.loginNetwork)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(customer.password);
    await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/, /No response/);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((it) => !it.includes('imported module')),
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('that the server is to blame, and which request to quote', async ({ page, complaints }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill(broken('req-login-1')));
    await page.goto('/login');
    await logIn(page, 'keza@example.com', 'secret');
    await expect(page.getByText(`${messages.loginServer} (Request req-login-1)`)).toBeVisible();
    await takeExpected(complaints, 500, /error occurred on the server/);
  });

  test('that something unexpected happened, where nothing else fits', async ({
    page,
    complaints,
  }) => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 418, json: { message: 'I am a teapot' } }),
    );
    await page.goto('/login');
    await logIn(page, 'keza@example.com', 'secret');
    await expect(page.getByText(messages.loginUnexpected)).toBeVisible();
    await takeExpected(complaints, 418, /teapot/);
  });

  test('how many minutes to wait after too many attempts', async ({
    page,
    backend,
    customer,
    complaints,
  }) => {
    const json = { email: customer.email, password: 'Guess#1' };
    await expect.poll(async () => (await backend.call(api.auth.login, { json })).status).toBe(401);
    for (let guess = 2; guess <= 10; guess += 1) await backend.call(api.auth.login, { json });
    await page.goto('/login');
    await logIn(page, customer.email, customer.password);
    await expect(
      page.getByText(/^Too many attempts\. Try again in 1[45] minutes\.$/),
    ).toBeVisible();
    await takeExpected(complaints, 429, /Too many attempts/);
  });
});

test.describe('where no answer comes', () => {
  test('a list says “No response from server.” and offers to try again', async ({
    page,
    rooms,
    complaints,
  }) => {
    const room = await rooms.create({ name: 'Room behind a bad line' });
    const list = /\/backend\/coldroom(\?|$)/;
    await page.route(list, (route) => route.abort('internetdisconnected'));
    await page.goto('/search');
    await expect(page.getByText(`Error: ${messages.noResponse}`)).toBeVisible();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('link', { name: room.name }).first()).toBeVisible();
    await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/, /No response/);
  });

  test('a form says so, keeps what was typed, and can be sent again', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(page.getByLabel('Country')).toBeVisible();
    const typed = { 'Full name': 'Keza Test', Email: 'keza@example.com' };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    await page.getByLabel('Phone number').fill('0788 123 456');
    await page.getByLabel('How we can help?').fill('Two tons of potatoes.');
    await page.getByLabel(/privacy policy/).check();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(messages.noResponse)).toBeVisible();
    for (const [label, text] of Object.entries(typed)) {
      await expect(page.getByLabel(label)).toHaveValue(text);
    }
    await expect(page.getByLabel('Phone number')).toHaveValue('0788 123 456');
    await expect(page.getByLabel(/privacy policy/)).toBeChecked();
    await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/, /No response/, /imported module/);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your query has been submitted successfully!')).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue('');
  });
});

test('a failure of the server shows the number of its request', async ({ page, complaints }) => {
  await page.route(/\/backend\/coldroom(\?|$)/, (route) => route.fulfill(broken('req-rooms-7')));
  await page.goto('/search');
  await expect(
    page.getByText(`Error: ${messages.serverError} (Request req-rooms-7)`),
  ).toBeVisible();
  await takeExpected(complaints, 500, /error occurred on the server/);
});

test.describe('a token that expires', () => {
  test.describe(() => {
    test.use({ ownContext: true });

    test('while a page is open signs out with “Token has expired”, and signing in leads back', async ({
      page,
      customer,
    }) => {
      await page.clock.install();
      await signIn(page, customer);
      await page.goto('/booking/status');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.fastForward('24:00:05');
      await expect(page.getByText(messages.tokenExpired)).toBeVisible();
      await expect(page).toHaveURL('/login?next=%2Fbooking%2Fstatus');
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await page.clock.setSystemTime(Date.now());
      await logIn(page, customer.email, customer.password);
      await expect(page).toHaveURL('/booking/status');
    });
  });

  test('by the server’s word signs out just so', async ({ page, customer, complaints }) => {
    await arriveSignedIn(page, customer);
    await page.route('**/backend/account', (route) =>
      route.fulfill({ status: 401, json: errorBody('tokenExpired') }),
    );
    await page.goto('/dashboard/settings');
    await expect(page.getByText(messages.tokenExpired)).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
    await page.unroute('**/backend/account');
    await logIn(page, customer.email, customer.password);
    await expect(page).toHaveURL('/dashboard/settings');
    await expect(page.getByLabel('First Name')).toHaveValue('Keza');
    await takeExpected(complaints, 401, /Token has expired/);
  });
});

test('a broken picture of a room gives way to the default one', async ({
  page,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ name: 'Room with a lost picture' }, newPng());
  await page.route(`**${room.image ?? ''}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(roomPath(room.id));
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', '/art/default-room.webp');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
  await takeExpected(complaints, 404);
});

test.describe('where the code of a page does not come', () => {
  const code = /\/assets\/\w+Page-[\w-]+\.js$/;

  /** Withholds a page's code, sees that this is told, and loads it again. */
  async function expectLoadedAgain(page: Page, info: PageInfo, complaints: string[]) {
    await page.route(code, (route) => route.abort());
    await page.goto(info.path.replace(':id', 'some-room'));
    const told = page.getByRole('heading', { name: 'This page could not be shown' });
    await expect(told).toBeVisible();
    await expect(page.getByText('It could not be fetched.')).toBeVisible();
    if (!info.bare) await expect(page.getByRole('banner')).toBeVisible();
    await takeExpected(complaints, /ERR_FAILED/, /imported module/);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(told).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((it) => !/status of 404|not found/i.test(it)),
    );
  }

  for (const access of ['public', 'user', 'signedIn', 'admin'] as const) {
    test(`every page of access '${access}' says so in its place and can be loaded again`, async ({
      page,
      customer,
      admin,
      complaints,
    }) => {
      test.slow();
      if (access !== 'public') await arriveSignedIn(page, access === 'admin' ? admin : customer);
      for (const info of Object.values<PageInfo>(paths).filter((it) => it.access === access)) {
        await test.step(info.path, () => expectLoadedAgain(page, info, complaints));
      }
    });
  }

  test('a link to it leaves the rest of the site as it is', async ({ page, complaints }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.route('**/assets/TermsPage-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    // At the end: the console is told of the module more than once, and not all at one moment.
    await takeExpected(complaints, /ERR_FAILED/, /imported module/);
  });

  test('a part of a page says so, and the page stands', async ({ page, complaints }) => {
    await page.route('**/assets/RoomsMap-*.js', (route) => route.abort());
    await page.goto('/search');
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    await takeExpected(complaints, /ERR_FAILED/, /imported module/);
    await page.unroute('**/assets/RoomsMap-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeHidden();
  });
});
