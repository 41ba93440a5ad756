import type { BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test';
import { expect, test as base } from './test.ts';
import { serveTiles } from './tiles.ts';

interface Fixtures {
  /** Opens the site as somebody else, in a browser of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** What the console said that a user should never cause; a test may take away what it expects. */
  complaints: string[];
}

const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || message.type() === 'warning';

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/**
 * A test of the site in a browser. It fails where the console of any of its pages says anything:
 * an error of a script, a broken request, a violation of the content security policy.
 */
export const test = base.extend<Fixtures>({
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    listen(page, complaints);
    await serveTiles(page.context());
    await use(page);
    // A request that is still on its way when a test ends is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  baseURL: async ({ baseURL }, use) => use(process.env.BASE_URL ?? baseURL),
  newVisitor: async ({ browser, baseURL, complaints }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      await serveTiles(context);
      const page = await context.newPage();
      listen(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/**
 * Takes complaints that a test provoked out of those that would fail it, each by its words or by the
 * status that it tells of; there must be some. The console may be told a moment after the page has
 * shown the failure.
 */
export async function takeExpected(
  complaints: string[],
  ...expected: (RegExp | number)[]
): Promise<void> {
  for (const one of expected) {
    // Not the mere digits: they may stand in a port or in the name of a script as well.
    const pattern = typeof one === 'number' ? new RegExp(`status of ${one}`) : one;
    const others = () => complaints.filter((text) => !pattern.test(text));
    await expect
      .poll(() => complaints.length - others().length, `the console says ${String(pattern)}`)
      .toBeGreaterThan(0);
    complaints.splice(0, complaints.length, ...others());
  }
}

/** Signs in without the sign-in page: for tests that are about something else. */
export const arriveSignedIn = (page: Page, { token }: { token: string }): Promise<unknown> =>
  page.addInitScript((saved) => localStorage.setItem('token', saved), token);

/** Fills in and sends the form of the sign-in page. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the sign-in page, and waits for the dashboard. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).toHaveURL(/dashboard$/);
}

/** Keeps the bell out of a test that is about a session: it too would hear that the token is bad. */
export const withoutBell = (page: Page): Promise<unknown> =>
  page.route('**/assets/Realtime-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => null' }),
  );

export { expect };
