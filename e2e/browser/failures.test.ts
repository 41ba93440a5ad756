import type { Page } from '@playwright/test';
import { errorBody } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { paths, roomPath, type PageInfo } from '#web/lib/paths.ts';
import { follow } from '../support/follow.ts';
import { openListening } from '../support/listening.ts';
import { newPng } from '../support/pictures.ts';
import { newTown } from '../support/rooms.ts';
import { arriveSignedIn, expect, logIn, takeExpected, test } from '../support/site.ts';

// What another test has made the browser keep is not fetched again, and so cannot fail.
test.use({ ownContext: true });

/** An answer of the server as it is where it is broken. */
const broken = (requestId: string) => ({
  status: 500,
  headers: { 'x-request-id': requestId },
  json: errorBody('serverError'),
});

/** What API Gateway answers where Lambda throttles. */
const throttled = { status: 503, headers: { 'retry-after': '1' }, json: errorBody('busy') };

test('a failed sign-in says in a toast whose fault it is and keeps what was typed, until one succeeds [S4.27, S8.8, S8.9, S8.10, S8.11, S8.49]', async ({
  page,
  context,
  customer,
  complaints,
}) => {
  const words = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
  const login = '**/api/auth/login';
  const send = () => page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto('/login');

  await test.step('that e-mail or password is wrong, said once however often it happens', async () => {
    for (const again of [false, true]) {
      await (again ? send() : logIn(page, customer.email, 'Wrong#2027'));
      await takeExpected(complaints, 401, /Invalid credentials/);
      await expect(words(messages.loginInvalid)).toHaveCount(1);
      await expect(words(messages.loginInvalid)).toBeVisible();
    }
    await expect(page.getByLabel('Email')).toHaveValue(customer.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong#2027');
  });

  for (const [which, response, text, told] of [
    [
      'that the server is to blame, and which request to quote',
      broken('req-login-1'),
      `${messages.loginServer} (Request req-login-1)`,
      [500, /error occurred on the server/],
    ],
    [
      'that something unexpected happened, where nothing else fits',
      { status: 418, json: { message: 'I am a teapot' } },
      messages.loginUnexpected,
      [418, /teapot/],
    ],
    [
      'how many minutes to wait after too many attempts',
      {
        status: 429,
        headers: { 'retry-after': '870' },
        json: errorBody('tooManyAttempts', { retryAfter: 870 }),
      },
      /^Too many attempts\. Try again in 15 minutes\.$/,
      [429, /Too many attempts/],
    ],
  ] as const) {
    await test.step(which, async () => {
      await page.route(login, (route) => route.fulfill(response));
      await send();
      await expect(words(text)).toBeVisible();
      await takeExpected(complaints, ...told);
      await page.unroute(login);
    });
  }

  await test.step('that the network is gone', async () => {
    await context.setOffline(true);
    await logIn(page, customer.email, customer.password);
    await expect(words(messages.loginNetwork)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(customer.password);
    await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/, /No response/);
    await context.setOffline(false);
  });

  await send();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  for (const text of [messages.loginInvalid, messages.loginNetwork]) {
    await expect(words(text)).toBeHidden({ timeout: 2_000 });
  }
});

test.describe('where no answer comes', () => {
  test('a list says “No response from server.” and offers to try again', async ({
    page,
    rooms,
    complaints,
  }) => {
    const location = newTown();
    const room = await rooms.create({ name: 'Room behind a bad line', location });
    const list = /\/backend\/coldroom\/search\?/;
    const tryAgain = page.getByRole('button', { name: 'Try again' }).first();
    await page.route(list, (route) => route.abort('internetdisconnected'));
    await page.goto(`/search?city=${encodeURIComponent(location)}`);
    await expect(page.getByText(`Error: ${messages.noResponse}`)).toBeVisible();
    await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/, /No response/);

    await page.unroute(list);
    await page.route(list, (route) => route.fulfill(broken('req-rooms-7')));
    await tryAgain.click();
    const told = page.getByText(`Error: ${messages.serverError} (Request req-rooms-7)`);
    await expect(told, 'a failure of the server shows the number of its request').toBeVisible();
    await takeExpected(complaints, 500, /error occurred on the server/);

    await page.unroute(list);
    await page.route(list, (route) => route.fulfill(throttled), { times: 1 });
    await tryAgain.click();
    const found = page.getByRole('link', { name: room.name }).first();
    await expect(found, 'what the server is too busy for is asked again').toBeVisible();
    await takeExpected(complaints, 503);
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

test.describe('a token that expires', () => {
  test('while a page is open signs out with “Token has expired”, and signing in leads back', async ({
    page,
    customer,
  }) => {
    await page.clock.install();
    await arriveSignedIn(page, customer);
    // A socket that is given up before it is open complains.
    await openListening(page, '/booking/status');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward('24:00:05');
    await expect(page.getByText(messages.tokenExpired)).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Fbooking%2Fstatus');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.clock.setSystemTime(Date.now());
    await logIn(page, customer.email, customer.password);
    await expect(page).toHaveURL('/booking/status');
  });

  test('and is refused by the server signs out in the same way', async ({
    page,
    customer,
    complaints,
  }) => {
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

test('a broken picture of a room gives way to the default one [S8.19]', async ({ page, rooms }) => {
  const room = await rooms.create({ name: 'Room with a lost picture' }, newPng());
  await page.route(`**${room.image ?? ''}`, (route) => route.fulfill({ status: 404 }));
  await page.goto(roomPath(room.id));
  const picture = page.locator('main img').first();
  await expect(picture).toHaveAttribute('src', '/art/default-room.webp');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1);
});

/** The room that the addresses name does not exist, which the console tells. */
function dropNotFound(complaints: string[]): void {
  const others = complaints.filter((it) => !/status of 404|not found/i.test(it));
  complaints.splice(0, complaints.length, ...others);
}

test.describe('where the code of a page does not come', () => {
  const code = /\/assets\/\w+Page-[\w-]+\.js$/;

  const told = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });

  async function expectTold(page: Page, info: PageInfo): Promise<void> {
    await expect(told(page)).toBeVisible();
    await expect(page.getByText('It could not be fetched.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(info.bare ? 0 : 1);
  }

  for (const access of ['public', 'user', 'signedIn', 'admin'] as const) {
    test(`every page of access '${access}' says so in its place and can be loaded again`, async ({
      page,
      customer,
      admin,
      complaints,
    }) => {
      if (access !== 'public') await arriveSignedIn(page, access === 'admin' ? admin : customer);
      const infos = Object.values<PageInfo>(paths).filter((it) => it.access === access);
      const [first = paths.home, ...others] = infos;
      const addressOf = ({ path }: PageInfo) => path.replace(':id', 'some-room');
      await page.route(code, (route) => route.abort());
      await page.goto(addressOf(first));
      await expectTold(page, first);
      await page.unroute(code);
      // A prerendered page shows its words before its code has come.
      const codeOfFirst = page.waitForResponse(code);
      await page.getByRole('button', { name: 'Load again' }).click();
      await codeOfFirst;
      await expect(told(page)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      await takeExpected(complaints, /ERR_FAILED/, /imported module/);

      await page.route(code, (route) => route.abort());
      for (const info of others) {
        await test.step(info.path, async () => {
          await follow(page, addressOf(info));
          await expectTold(page, info);
          // The page between them has its code: what is told next is told of the next page.
          await follow(page, addressOf(first));
          await expect(told(page)).toBeHidden();
        });
      }
      await page.unroute(code);
      await follow(page, addressOf(others.at(-1) ?? first));
      await page.getByRole('button', { name: 'Load again' }).click();
      await expect(told(page)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      // At the end: the console is told of the module more than once, and not all at one moment.
      await takeExpected(complaints, /ERR_FAILED/, /imported module/);
      dropNotFound(complaints);
    });
  }

  test('a link to it leaves the rest of the site as it is, with no broken picture', async ({
    page,
    complaints,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.route(/TermsPage|empty\.svg/, (route) => route.abort());
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(told(page)).toBeVisible();
    await expect(page.locator('img[src="/art/empty.svg"]')).toBeHidden();
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
