import { createHash } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { paths, type PageAccess, type PageInfo } from '#web/lib/paths.ts';
import { oneTimePasswordFor } from '../support/administration.ts';
import { follow } from '../support/follow.ts';
import { hold } from '../support/hold.ts';
import { newEmail, password } from '../support/people.ts';
import { arriveSignedIn, expect, logIn, takeExpected, test } from '../support/site.ts';

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

/** A token as far as a browser reads it: no server takes it. */
function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

const claims = { userId: 'u', role: 'user', names: 'Keza Test', email: 'keza@example.com' };

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

/** Shows what is typed in a field of a password, and hides it again. */
async function expectShownAndHidden(page: Page, label: string): Promise<void> {
  const input = page.getByLabel(label, { exact: true });
  await input.fill('Karongi#2031');
  await expect(input).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click();
  await expect(input).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: `Hide ${label.toLowerCase()}`, exact: true }).click();
  await expect(input).toHaveAttribute('type', 'password');
  await expect(input).toHaveValue('Karongi#2031');
}

test.describe('signing up', () => {
  test('is sent once, and ends with “Registered successfully!” on the dashboard [S2.3, S2.62, S2.65, S4.2, S8.41]', async ({
    page,
    backend,
  }) => {
    await page.goto('/signup');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const letGo = await hold(page, '**/api/auth/register');
    const email = newEmail();
    await register(page, { Email: email });
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('button', { name: 'Creating your account...' })).toBeDisabled();
    letGo();
    await expect(page.getByText('Registered successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent.filter((path) => path.endsWith('/api/auth/register'))).toHaveLength(1);
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

  test('says beside each field what is missing or wrong, shows each password, and sends nothing [S2.62, S2.63, S5.13, S5.14, S8.40]', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const label of ['First Name', 'Last Name', 'Phone Number', 'Email']) {
      const input = page.getByLabel(label);
      await expect(input).toHaveAccessibleDescription('Required.');
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Must have at least 8 characters\./,
    );
    await expect(page.getByRole('alert').filter({ hasText: 'Required.' })).toHaveCount(4);
    await expect(page.getByLabel('First Name')).toBeFocused();

    await test.step('a password, whose strength is said in words', async () => {
      const meterCode = () => sent.filter((url) => url.includes('/strength-'));
      const strength = page.getByText(/^Password strength/);
      await expect(strength).toBeHidden();
      expect(meterCode()).toEqual([]);
      await page.getByLabel('Password', { exact: true }).fill('password');
      await expect(strength).toHaveText(
        'Password strength: very weak. Many people use this password.',
      );
      await page.getByLabel('Password', { exact: true }).fill('umbrella granite pigeon');
      await expect(strength).toHaveText('Password strength: strong.');
      expect(meterCode()).not.toEqual([]);
    });
    await test.step('a phone number that cannot be', async () => {
      await register(page, { 'Phone Number': '0788' });
      await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
        'Must be a phone number, such as +250 788 123 456.',
      );
      await expect(page.getByLabel('Phone Number')).toBeFocused();
    });
    await test.step('two passwords that differ', async () => {
      await register(page, { 'Confirm Password': 'Another#2027' });
      await expect(
        page.getByLabel('Confirm Password', { exact: true }),
      ).toHaveAccessibleDescription(messages.passwordsDoNotMatch);
    });
    await expect(page).toHaveURL(/\/signup$/);
    expect(sent.filter((url) => /\/(backend|api)\//.test(url))).toEqual([]);
    for (const label of ['Password', 'Confirm Password']) await expectShownAndHidden(page, label);
  });

  test('and signing in lead to each other, and keep where one wanted to go and what was typed [S2.60, S2.64, S7.4]', async ({
    page,
    customer,
    complaints,
  }) => {
    await page.goto('/login?next=%2Fbooking');
    await expect(page.getByText('Don’t have an account yet? Sign up')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup?next=%2Fbooking');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?next=%2Fbooking');
    await page.getByRole('link', { name: 'Sign up' }).click();

    const email = page.getByLabel('Email');
    await test.step('an address that is registered already', async () => {
      await register(page, { Email: customer.email });
      await expect(email).toHaveAccessibleDescription('Email is already registered');
      await expect(email).toBeFocused();
      await expect(page.getByLabel('First Name')).toHaveValue('Keza');
      await expect(page.getByLabel('Phone Number')).toHaveValue('0788 123 456');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
      await takeExpected(complaints, 409, /already registered/);
    });
    await email.fill(newEmail());
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/booking');
  });
});

test.describe('the phone field', () => {
  test('begins in Rwanda and takes numbers of other countries, which it knows by their code [S2.62, S2.94, S9.15]', async ({
    page,
    backend,
  }) => {
    const letGo = await hold(page, '**/assets/PhoneControl-*.js');
    await page.goto('/signup');
    const input = page.getByLabel('Phone Number');
    const country = page.getByLabel('Country');
    await test.step('typing before its rules have come is kept, and moves nothing', async () => {
      const before = await input.boundingBox();
      await input.pressSequentially('0788 12');
      const focused = page.evaluate(focusedWithCountry);
      letGo();
      expect(await focused, 'at the moment of the exchange, as a key may follow').toBe('INPUT');
      await expect(country).toBeVisible();
      expect(await input.boundingBox()).toEqual(before);
      await expect(input).toBeFocused();
      await page.keyboard.type('3456');
      await expect(input).toHaveValue('+250 788 123 456');
    });
    await expect(country).toHaveValue('RW');
    await expect(country.locator('option').first()).toHaveText('Rwanda +250');
    await expect(input).toHaveAttribute('placeholder', '+250 788 123 456');

    await input.fill('');
    await input.pressSequentially('+256712345678');
    await expect(country).toHaveValue('UG');
    await expect(input).toHaveValue('+256 712 345678');

    await country.selectOption('KE');
    await register(page, { 'Phone Number': '0712 345 678' });
    await expect(page).toHaveURL(/\/dashboard$/);
    const token = (await savedToken(page)) ?? '';
    const { phoneNumber } = await backend.ok(api.account.get, { token });
    expect(phoneNumber).toBe('+254712345678');
  });

  test('takes a number if the code with its rules cannot be fetched', async ({
    page,
    backend,
    complaints,
  }) => {
    await page.route('**/assets/PhoneControl-*.js', (route) => route.abort());
    await page.goto('/signup');
    await register(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    const token = (await savedToken(page)) ?? '';
    const { phoneNumber } = await backend.ok(api.account.get, { token });
    expect(phoneNumber).toBe('+250788123456');
    await takeExpected(complaints, /ERR_FAILED/, /dynamically imported module/);
  });
});

test.describe('signing in', () => {
  test('asks for both fields, shows the password, and leads on where it is forgotten [S2.59, S5.12]', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const secret = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Required.');
    await expect(secret).toHaveAccessibleDescription('Required.');
    await page.getByLabel('Email').fill('keza');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Must be an e-mail address.',
    );
    await expectShownAndHidden(page, 'Password');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

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

  test('says why it is asked for, and leads to the page that asked rather than the dashboard [S2.61]', async ({
    page,
    customer,
  }) => {
    const why = page.getByText('Sign in to see your bookings.');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(why, 'nobody asked').toBeHidden();
    await page.goto('/booking/status?from=mail');
    await expect(page).toHaveURL('/login?next=%2Fbooking%2Fstatus%3Ffrom%3Dmail');
    await expect(why).toBeVisible();
    await logIn(page, customer.email, customer.password);
    await expect(page).toHaveURL('/booking/status?from=mail');
  });

  test('is not asked of whoever is signed in, and leads to no other site whatever the address says', async ({
    page,
    customer,
  }) => {
    await page.goto('/login?next=%2F%2Fexample.com');
    await logIn(page, customer.email, customer.password);
    await expect(page).toHaveURL(/\/dashboard$/);
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    for (const next of [
      '//example.com',
      'https://example.com/',
      '/\\example.com',
      '/\t/example.com',
    ]) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
  });

  test('with a one-time password leads to the choice of a new one, and on from there', async ({
    page,
    customer,
    complaints,
  }) => {
    test.slow();
    const oneTime = await oneTimePasswordFor(customer.email);
    await page.goto('/booking');
    await logIn(page, customer.email, oneTime);
    await expect(page).toHaveURL('/new-password?next=%2Fbooking');
    await expect(page.getByText('You signed in with a one-time password.')).toBeVisible();
    await page.goto('/dashboard/stock');
    await expect(page).toHaveURL('/new-password?next=%2Fdashboard%2Fstock');

    const fill = async (secret: string, again: string) => {
      await page.getByLabel('One-time password', { exact: true }).fill(secret);
      await page.getByLabel('New password', { exact: true }).fill('Nyanza#2032');
      await page.getByLabel('Confirm new password', { exact: true }).fill(again);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await fill(oneTime, 'Nyanza#2033');
    await expect(page.getByText(messages.passwordsDoNotMatch)).toBeVisible();
    await fill('not that one', 'Nyanza#2032');
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await takeExpected(complaints, 401, /Invalid credentials/);
    await fill(oneTime, 'Nyanza#2032');
    await expect(page.getByText(/^Your password is changed/)).toBeVisible();
    await expect(page).toHaveURL('/dashboard/stock');
    await page.reload();
    await expect(page).toHaveURL('/dashboard/stock');
  });
});

test.describe('the guards', () => {
  const pages = Object.values<PageInfo>(paths);
  const addressOf = ({ path }: PageInfo) => path.replace(':id', 'some-room');
  const addressesOf = (...access: PageAccess[]) =>
    pages.filter((info) => access.includes(info.access)).map(addressOf);

  /** Opens each page in turn, the first by loading it, and checks where it leads. */
  async function expectSent(page: Page, from: string[], to: (address: string) => string) {
    for (const [index, address] of from.entries()) {
      await test.step(address, async () => {
        if (index === 0) await page.goto(address);
        else await follow(page, address);
        await expect(page).toHaveURL(to(address));
      });
    }
  }

  test('send a visitor of any page that asks for it to sign in, and back afterwards [S2.11, S2.12, S2.16, S2.17, S2.18, S2.19, S2.20, S2.21, S4.23]', async ({
    page,
  }) => {
    const closed = addressesOf('signedIn', 'user', 'admin');
    await expectSent(page, closed, (address) => `/login?next=${encodeURIComponent(address)}`);
  });

  test('send a customer on any page of admins to the dashboard [S2.13, S2.14, S2.19, S4.24]', async ({
    page,
    customer,
  }) => {
    await arriveSignedIn(page, customer);
    await expectSent(page, addressesOf('admin'), () => '/dashboard');
  });

  test('send an admin on any page of customers to the admin dashboard [S4.25]', async ({
    page,
    admin,
  }) => {
    await arriveSignedIn(page, admin);
    await expectSent(page, addressesOf('user'), () => '/admin-dashboard');
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
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    await expectLoggedOut(page, sidebar.getByRole('button', { name: 'Logout' }));
    const { token } = customer;
    const onServer = async () => (await backend.call(api.account.get, { token })).status;
    await expect.poll(onServer, 'the token has ended on the server').toBe(401);
    await expect(other).toHaveURL('/login?next=%2Fbooking');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?next=%2Fdashboard');
  });
});

test('a saved token signs in without a word, or is removed with the reason why not, and signing in leads back [S4.6, S4.7, S8.2, S8.3]', async ({
  page,
  customer,
}) => {
  for (const [token, words] of [
    [tokenOf({ ...claims, exp: 1_700_000_000 }), messages.tokenExpired],
    ['no.token.atall', messages.invalidToken],
    [tokenOf({ exp: 4_000_000_000 }), messages.invalidToken],
  ] as const) {
    await test.step(`${words}: ${token}`, async () => {
      await saveToken(page, token);
      await page.goto('/booking');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL('/login?next=%2Fbooking');
      expect(await savedToken(page)).toBeNull();
    });
  }
  await logIn(page, customer.email, customer.password);
  await expect(page).toHaveURL('/booking');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
