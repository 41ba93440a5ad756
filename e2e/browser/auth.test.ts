import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { messages } from '#shared/messages.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { oneTimePasswordFor } from '../support/administration.ts';
import { hold } from '../support/hold.ts';
import { newEmail, password } from '../support/people.ts';
import { arriveSignedIn, expect, logIn, signIn, takeExpected, test } from '../support/site.ts';

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

test.describe('signing up', () => {
  test('ends with “Registered successfully!” on the dashboard', async ({ page, backend }) => {
    await page.goto('/signup');
    const email = newEmail();
    await register(page, { Email: email });
    await expect(page.getByText('Registered successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    const token = (await savedToken(page)) ?? '';
    const account = await backend.ok(api.account.get, { token });
    expect(account).toMatchObject({ email, phoneNumber: '+250788123456', role: 'user' });
  });

  test('says beside each field what is missing, and sends nothing', async ({ page }) => {
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
    expect(sent.filter((url) => url.includes('/backend/'))).toEqual([]);
  });

  test('refuses two passwords that differ: “Passwords do not match”', async ({ page }) => {
    await page.goto('/signup');
    await register(page, { 'Confirm Password': 'Another#2027' });
    await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
      messages.passwordsDoNotMatch,
    );
    await expect(page).toHaveURL(/\/signup$/);
  });

  test('says beside the address that it is registered already, and keeps what was typed', async ({
    page,
    customer,
    complaints,
  }) => {
    await page.goto('/signup');
    await register(page, { Email: customer.email });
    const email = page.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription('Email is already registered');
    await expect(email).toBeFocused();
    await expect(page.getByLabel('First Name')).toHaveValue('Keza');
    await expect(page.getByLabel('Phone Number')).toHaveValue('0788 123 456');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await takeExpected(complaints, 409, /already registered/);

    await email.fill(newEmail());
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('says on its button that it is being sent, and sends it once', async ({ page }) => {
    await page.goto('/signup');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const letGo = await hold(page, '**/api/auth/register');
    await register(page);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('button', { name: 'Creating your account...' })).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(sent.filter((path) => path.endsWith('/api/auth/register'))).toHaveLength(1);
  });

  test('shows and hides each password', async ({ page }) => {
    await page.goto('/signup');
    for (const label of ['Password', 'Confirm Password']) {
      const input = page.getByLabel(label, { exact: true });
      await input.fill('Karongi#2031');
      await expect(input).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: `Show ${label.toLowerCase()}`, exact: true }).click();
      await expect(input).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: `Hide ${label.toLowerCase()}`, exact: true }).click();
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveValue('Karongi#2031');
    }
  });

  test('and signing in lead to each other, and keep where one wanted to go', async ({ page }) => {
    await page.goto('/login?next=%2Fbooking');
    await expect(page.getByText('Don’t have an account yet? Sign up')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/signup?next=%2Fbooking');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?next=%2Fbooking');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await register(page);
    await expect(page).toHaveURL('/booking');
  });
});

test.describe('the phone field', () => {
  test('begins in Rwanda and takes numbers of other countries', async ({ page, backend }) => {
    await page.goto('/signup');
    const country = page.getByLabel('Country');
    await expect(country).toHaveValue('RW');
    await expect(country.locator('option').first()).toHaveText('Rwanda +250');
    await expect(page.getByLabel('Phone Number')).toHaveAttribute(
      'placeholder',
      '+250 788 123 456',
    );
    await country.selectOption('KE');
    await register(page, { 'Phone Number': '0712 345 678' });
    await expect(page).toHaveURL(/\/dashboard$/);
    const token = (await savedToken(page)) ?? '';
    const { phoneNumber } = await backend.ok(api.account.get, { token });
    expect(phoneNumber).toBe('+254712345678');
  });

  test('knows the country of a number that names it', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByLabel('Country')).toHaveValue('RW');
    await page.getByLabel('Phone Number').pressSequentially('+256712345678');
    await expect(page.getByLabel('Country')).toHaveValue('UG');
    await expect(page.getByLabel('Phone Number')).toHaveValue('+256 712 345678');
  });

  test('refuses a number that cannot be, beside the field', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByLabel('Country')).toBeVisible();
    await register(page, { 'Phone Number': '0788' });
    await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
      'Must be a phone number, such as +250 788 123 456.',
    );
    await expect(page.getByLabel('Phone Number')).toBeFocused();
  });

  test('keeps what is typed before its rules have come, and moves nothing', async ({ page }) => {
    const letGo = await hold(page, '**/assets/PhoneControl-*.js');
    await page.goto('/signup');
    const input = page.getByLabel('Phone Number');
    const before = await input.boundingBox();
    await input.pressSequentially('0788 12');
    letGo();
    await expect(page.getByLabel('Country')).toBeVisible();
    expect(await input.boundingBox()).toEqual(before);
    await expect(input).toBeFocused();
    await page.keyboard.type('3456');
    await expect(input).toHaveValue('+250 788 123 456');
  });

  test('takes a number where its rules never come', async ({ page, backend, complaints }) => {
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
  test('says “Login successful!” and leads a customer to the dashboard', async ({
    page,
    customer,
  }) => {
    await page.goto('/login');
    await logIn(page, customer.email, customer.password);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await savedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test('leads an admin to the admin dashboard', async ({ page, admin }) => {
    await page.goto('/login');
    await logIn(page, admin.email, admin.password);
    await expect(page).toHaveURL(/\/admin-dashboard$/);
  });

  test('leads to the page that asked for it rather than the dashboard', async ({
    page,
    customer,
  }) => {
    await page.goto('/booking/status?from=mail');
    await expect(page).toHaveURL('/login?next=%2Fbooking%2Fstatus%3Ffrom%3Dmail');
    await logIn(page, customer.email, customer.password);
    await expect(page).toHaveURL('/booking/status?from=mail');
  });

  test('leads to no other site, whatever the address says', async ({ page, customer }) => {
    for (const next of ['//example.com', 'https://example.com/', '/\\example.com']) {
      await saveToken(page);
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await logIn(page, customer.email, customer.password);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
  });

  test('asks for both fields, and shows and hides the password', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const secret = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Required.');
    await expect(secret).toHaveAccessibleDescription('Required.');
    await page.getByLabel('Email').fill('keza');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Must be an e-mail address.',
    );
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(secret).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(secret).toHaveAttribute('type', 'password');
  });

  test('says on its button that it is being sent', async ({ page, customer }) => {
    await page.goto('/login');
    const letGo = await hold(page, '**/api/auth/login');
    await logIn(page, customer.email, customer.password);
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('says whom to write to when the password is forgotten', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Forgot your password?')).toBeVisible();
    const address = page.getByRole('link', { name: '@' });
    await expect(address).toHaveAttribute('href', `mailto:${await address.innerText()}`);
  });

  test('is not asked of whoever is signed in', async ({ page, customer }) => {
    await arriveSignedIn(page, customer);
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
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
    await expect(page.getByText('This is not your present password.')).toBeVisible();
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
  const closed = pages.filter(({ access }) => access !== 'public');
  const ofAdmins = pages.filter(({ access }) => access === 'admin');
  const ofCustomers = pages.filter(({ access }) => access === 'user');

  /** Opens each page in turn, and checks where it leads. */
  async function expectSent(page: Page, from: PageInfo[], to: (address: string) => string) {
    for (const info of from) {
      await test.step(info.path, async () => {
        await page.goto(addressOf(info));
        await expect(page).toHaveURL(to(addressOf(info)));
      });
    }
  }

  test('send a visitor of any page that asks for it to sign in, and back afterwards', async ({
    page,
  }) => {
    test.slow();
    await expectSent(page, closed, (address) => `/login?next=${encodeURIComponent(address)}`);
  });

  test('send a customer on any page of admins to the dashboard', async ({ page, customer }) => {
    await arriveSignedIn(page, customer);
    await expectSent(page, ofAdmins, () => '/dashboard');
  });

  test('send an admin on any page of customers to the admin dashboard', async ({ page, admin }) => {
    await arriveSignedIn(page, admin);
    await expectSent(page, ofCustomers, () => '/admin-dashboard');
  });
});

test.describe('logging out', () => {
  const waysOut: [string, (page: Page) => Promise<void>][] = [
    [
      'from the menu',
      async (page) => {
        await page.getByRole('button', { name: /, account menu$/ }).click();
        await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
      },
    ],
    [
      'from the sidebar',
      async (page) =>
        page
          .getByRole('navigation', { name: 'Dashboard' })
          .getByRole('button', { name: 'Logout' })
          .click(),
    ],
  ];
  for (const [where, leave] of waysOut) {
    test(`${where} removes the token and loads /login afresh`, async ({ page, customer }) => {
      await signIn(page, customer);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await leave(page);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await savedToken(page)).toBeNull();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/login?next=%2Fdashboard');
    });
  }

  test('in one tab ends the session in the others', async ({ page, context, customer }) => {
    await signIn(page, customer);
    const other = await context.newPage();
    await other.goto('/booking');
    await expect(other.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    await expect(other).toHaveURL('/login?next=%2Fbooking');
  });
});

test.describe('a saved token at startup', () => {
  const cases: [string, string, string][] = [
    ['that has expired', tokenOf({ ...claims, exp: 1_700_000_000 }), messages.tokenExpired],
    ['that cannot be decoded', 'no.token.atall', messages.invalidToken],
    ['that says too little', tokenOf({ exp: 4_000_000_000 }), messages.invalidToken],
  ];
  for (const [which, token, words] of cases) {
    test(`${which} is removed with “${words}”, and signing in leads back`, async ({
      page,
      customer,
    }) => {
      await saveToken(page, token);
      await page.goto('/booking');
      await expect(page.getByText(words)).toBeVisible();
      await expect(page).toHaveURL('/login?next=%2Fbooking');
      expect(await savedToken(page)).toBeNull();
      await logIn(page, customer.email, customer.password);
      await expect(page).toHaveURL('/booking');
    });
  }

  test('that is good signs in without a word', async ({ page, customer }) => {
    await saveToken(page, customer.token);
    await page.goto('/booking');
    await expect(page.getByRole('heading', { name: 'Your bookings' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the error of an earlier try is gone when the next one succeeds', async ({
  page,
  customer,
  complaints,
}) => {
  await page.goto('/login');
  await logIn(page, customer.email, 'Wrong#2027');
  const error = page.getByText(messages.loginInvalid);
  await expect(error).toBeVisible();
  await takeExpected(complaints, 401, /Invalid credentials/);

  await logIn(page, customer.email, 'Wrong#2027');
  await takeExpected(complaints, 401, /Invalid credentials/);
  await expect(error, 'the same error once more is told once more').toHaveCount(1);

  await logIn(page, customer.email, customer.password);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(error).toBeHidden({ timeout: 2_000 });
});

test('whoever signs out leaves nothing in the booking form to the next', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create();
  await signIn(page, customer);
  await page.goto('/book');
  await page.getByLabel('Storage').selectOption(room.id);
  await page.reload();
  await expect(page.getByLabel('Storage'), 'a reload keeps it').toHaveValue(room.id);
  await page.getByRole('banner').getByRole('button', { name: customer.names }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/book');
  await expect(page.getByLabel('Storage').locator(`[value="${room.id}"]`)).toBeAttached();
  await expect(page.getByLabel('Storage')).toHaveValue('');
});

test('whoever is sent to sign in reads why, and whoever comes by themselves does not', async ({
  page,
}) => {
  await page.goto('/booking');
  await expect(page).toHaveURL('/login?next=%2Fbooking');
  await expect(page.getByText('Sign in to go on.')).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Sign in to go on.')).toBeHidden();
});
