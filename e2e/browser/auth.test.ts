import { createHash } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { hold } from '../support/hold.ts';
import { newEmail, password } from '../support/people.ts';
import { expect, logIn, takeExpected, test } from '../support/site.ts';

const savedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

/** Saves a token, or removes it, where no page of the site runs that would look at it meanwhile. */
async function saveToken(page: Page, token?: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((saved) => {
    if (saved) localStorage.setItem('token', saved);
    else localStorage.removeItem('token');
  }, token);
}

/** Fills the registration in, rightly but for `change`, and sends it. */
async function register(page: Page, change: Record<string, string> = {}): Promise<void> {
  const fields = {
    'First Name': 'Keza',
    'Last Name': 'Test',
    'Phone Number': '0788 123 456',
    Email: newEmail(),
    Password: password,
    'Confirm Password': change.Password ?? password,
    ...change,
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** How far below the top of the page an element stands, wherever it is scrolled to. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);

/** The body of a registration that was sent. */
const bodyOf = (request: Request) => request.postDataJSON() as { proof?: string };

/** Runs in the page: the element that has the focus at the moment when the choice of country appears. */
const focusedWithCountry = () =>
  new Promise<string | undefined>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('select[aria-label="Country"]')) return;
      observer.disconnect();
      resolve(document.activeElement?.tagName);
    }).observe(document.body, { childList: true, subtree: true });
  });

test.describe('signing up', () => {
  test('is sent once, and ends with “Registered successfully!” on the dashboard [S2.3, S2.62, S2.65, S4.2, S8.41]', async ({
    page,
    backend,
  }) => {
    await page.goto('/signup');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const letGo = await hold(page, '**/api/auth/register');
    const meterCode = () => sent.filter((path) => path.includes('/strength-'));
    expect(meterCode(), 'before a password is typed').toEqual([]);
    const email = newEmail();
    const standing = await topOf(page.getByRole('button', { name: 'Sign up' }));
    await register(page, { Email: email });
    await page.getByLabel('Email').press('Enter');
    const pending = page.getByRole('button', { name: 'Creating your account...' });
    await expect(pending).toBeDisabled();
    await expect(page.getByText('Password strength')).toBeVisible();
    expect(await topOf(pending), 'a press would miss what moves').toBeCloseTo(standing, 0);
    letGo();
    await expect(page.getByText('Registered successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent.filter((path) => path.endsWith('/api/auth/register'))).toHaveLength(1);
    expect(meterCode()).toHaveLength(1);
    const token = (await savedToken(page)) ?? '';
    const account = await backend.ok(api.account.get, { token });
    expect(account).toMatchObject({ email, phoneNumber: '+250788123456', role: 'user' });
  });

  test('works a moment where many register from the same address, which nobody has to know', async ({
    page,
    complaints,
  }) => {
    const challenge = `e2e.${'x'.repeat(120)}`;
    const params = { challenge, difficulty: 14 };
    const json = errorBody('proofNeeded', params);
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 429, json }), {
      times: 1,
    });
    await page.goto('/signup');
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/auth/register') && 'proof' in bodyOf(request),
    );
    await register(page, {});
    const { proof = '' } = bodyOf(await sent);
    expect(proof.startsWith(`${challenge}:`)).toBe(true);
    const hash = createHash('sha256').update(proof).digest();
    expect(Math.clz32(hash.readUInt32BE())).toBeGreaterThanOrEqual(params.difficulty);
    await expect(page.getByText('Registered successfully!')).toBeVisible();
    await takeExpected(complaints, 429);
  });
});

test.describe('the phone field', () => {
  test('keeps what is typed before its rules have come, and moves nothing', async ({ page }) => {
    const letGo = await hold(page, '**/assets/PhoneControl-*.js');
    await page.goto('/signup');
    const input = page.getByLabel('Phone Number');
    const country = page.getByLabel('Country');
    const before = await input.boundingBox();
    await input.pressSequentially('+256 712 34');
    const focused = page.evaluate(focusedWithCountry);
    letGo();
    expect(await focused, 'at the moment of the exchange, as a key may follow').toBe('INPUT');
    await expect(country).toBeVisible();
    expect(await input.boundingBox()).toEqual(before);
    await expect(input).toBeFocused();
    await page.keyboard.type('5678');
    await expect(input).toHaveValue('+256 712 345678');
  });

  test('takes a number if the code with its rules cannot be fetched', async ({
    page,
    backend,
    complaints,
  }) => {
    await page.route('**/assets/PhoneControl-*.js', (route) => route.abort());
    await page.goto('/signup');
    await register(page, { 'Phone Number': '+256 712 345678' });
    await expect(page).toHaveURL(/\/dashboard$/);
    const token = (await savedToken(page)) ?? '';
    const { phoneNumber } = await backend.ok(api.account.get, { token });
    expect(phoneNumber).toBe('+256712345678');
    await takeExpected(complaints, /ERR_FAILED/, /dynamically imported module/);
  });
});

test.describe('signing in', () => {
  test('says “Login successful!” and leads a customer to the dashboard, an admin to theirs [S2.2, S2.61, S4.2, S4.26, S9.1]', async ({
    page,
    customer,
    admin,
  }) => {
    await page.goto('/login');
    const letGo = await hold(page, '**/api/auth/login');
    await logIn(page, customer.email, customer.password);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    letGo();
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await savedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

    await saveToken(page);
    await page.goto('/login');
    await logIn(page, admin.email, admin.password);
    await expect(page).toHaveURL(/\/admin-dashboard$/);
  });
});

test.describe('logging out', () => {
  /** Logs out, and checks that nothing is left of the session or of the document it was in. */
  async function expectLoggedOut(page: Page, logout: Locator): Promise<void> {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await logout.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await savedToken(page)).toBeNull();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  }

  test('from the menu removes the token, loads /login afresh, and leaves nothing in the booking form to the next [S2.31, S9.1]', async ({
    page,
    customer,
    rooms,
  }) => {
    const room = await rooms.create();
    const storage = page.getByLabel('Storage');
    await saveToken(page, customer.token);
    await page.goto('/book');
    await storage.selectOption(room.id);
    await page.reload();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(storage, 'a reload keeps it').toHaveValue(room.id);
    const menu = page.getByRole('banner');
    await menu.getByRole('button', { name: /, account menu$/ }).click();
    await expectLoggedOut(page, menu.getByRole('button', { name: 'Logout' }));
    await page.goto('/book');
    await expect(storage.locator(`[value="${room.id}"]`)).toBeAttached();
    await expect(storage).toHaveValue('');
  });

  test('from the sidebar does so too, and ends the session in the other tabs', async ({
    page,
    context,
    customer,
    backend,
  }) => {
    await saveToken(page, customer.token);
    await page.goto('/dashboard');
    const other = await context.newPage();
    await other.goto('/booking');
    await expect(other.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
    await other.evaluate(() => sessionStorage.setItem('contactDraft', '{"message":"Call me."}'));
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await expectLoggedOut(page, sidebar.getByRole('button', { name: 'Logout' }));
    const { token } = customer;
    const onServer = async () => (await backend.call(api.account.get, { token })).status;
    await expect.poll(onServer, 'the token has ended on the server').toBe(401);
    await expect(other, 'it begins anew as well').toHaveURL('/login');
    const typed = () => other.evaluate(() => sessionStorage.getItem('contactDraft'));
    await expect.poll(typed, 'what was typed there is gone').toBeNull();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
  });
});

test('somebody else who signs in where a session has ended begins anew, without what was typed before', async ({
  page,
  backend,
  customer,
  admin,
  complaints,
}) => {
  await saveToken(page, customer.token);
  await backend.ok(api.auth.logout, { token: customer.token, json: {} });
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fsettings');
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    sessionStorage.setItem('contactDraft', '{"message":"Call me."}');
  });
  await logIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/admin-dashboard');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem('contactDraft'))).toBeNull();
  // Several calls of the first page are refused, one after another: only now all of them have been.
  await takeExpected(complaints, 'tokenExpired');
});
