import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test';
import { errors, type ErrorCode } from '#shared/errors.ts';
import type { FailureCode } from '#web/lib/api/failure.ts';
import { Contexts } from './contexts.ts';
import { expect, test as base } from './test.ts';
import { serveTiles } from './tiles.ts';

interface Options {
  /**
   * Gives each test a context of its own, with its time zone, language and colours. A test needs one
   * that sets these, or sets the clock, as a context cannot change them back.
   */
  ownContext: boolean;
}

interface Fixtures extends Options {
  /** Opens the site as somebody else, in a browser of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** Errors and warnings of the console. A test removes those that it expects. */
  complaints: string[];
}

interface WorkerFixtures {
  contexts: Contexts;
}

/** The window of a test that does not ask for another. */
const usual = { width: 1280, height: 720 };

const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === 'error' || message.type() === 'warning';

/** A picture that is gone, as another test may delete its room between a list and its picture. */
const isLostPicture = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && message.location().url.includes('/images/');

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (isComplaint(message) && !isLostPicture(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/**
 * A test of the site in a browser. It fails if the console of any page has an error or warning: of a
 * script, a failed request, or a violation of the content security policy.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: [false, { option: true }],
  browser: [
    async ({ browser }, use) => {
      await serveTiles(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  contexts: [
    async ({ browser, backend }, use) => {
      const options = {
        baseURL: backend.origin,
        viewport: usual,
        reducedMotion: 'reduce',
      } as const;
      const contexts = new Contexts(browser, options);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ backend }, use) => use(backend.origin),
  context: async ({ contexts, ownContext, timezoneId, locale, colorScheme }, use) => {
    const own = { timezoneId, locale, colorScheme };
    const context = await contexts.take(ownContext ? own : undefined);
    await use(context);
    await contexts.giveBack(context);
  },
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
  // Needs the bookings, and by them the rooms, because what is set up last is taken down first: a page that
  // still fetches a room must not find it deleted.
  page: async ({ context, viewport, contextOptions, complaints, bookings }, use) => {
    void bookings;
    const page = await context.newPage();
    listen(page, complaints);
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null });
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    // A request that is still on its way when a test ends is nobody's failure.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  },
  newVisitor: async ({ contexts, complaints, bookings }, use) => {
    void bookings;
    const taken: BrowserContext[] = [];
    await use(async (options) => {
      const context = await contexts.take(options);
      taken.push(context);
      const page = await context.newPage();
      listen(page, complaints);
      return page;
    });
    for (const context of taken) await contexts.giveBack(context);
  },
});

// Not only the digits, which may also be in a port or the name of a script.
const ofStatus = (status: number) => new RegExp(`status of ${status}`);

const isServers = (code: FailureCode): code is ErrorCode => code in errors;

/** A failed call is a complaint of the site with its code, and one of the browser with the status of its answer. */
const ofCode = (code: FailureCode) => [
  new RegExp(`^${code}: `),
  ...(isServers(code) ? [ofStatus(errors[code].status)] : []),
];

function patternsOf(expected: FailureCode | number | RegExp): RegExp[] {
  if (typeof expected === 'string') return ofCode(expected);
  return [typeof expected === 'number' ? ofStatus(expected) : expected];
}

/**
 * Removes the complaints that a test expects: a failed call by its code, an answer without a code by its status,
 * and what the browser itself complains of by its words. Each must occur, maybe shortly after the page has shown the
 * failure.
 */
export async function takeExpected(
  complaints: string[],
  ...expected: (FailureCode | number | RegExp)[]
): Promise<void> {
  for (const pattern of expected.flatMap(patternsOf)) {
    const others = () => complaints.filter((text) => !pattern.test(text));
    await expect
      .poll(() => complaints.length - others().length, `the console has ${String(pattern)}`)
      .toBeGreaterThan(0);
    complaints.splice(0, complaints.length, ...others());
  }
}

/**
 * Signs in without the sign-in page: for tests that are about something else. Once in each tab, so
 * that whoever signs out is not signed in again by the next page.
 */
export const arriveSignedIn = (page: Page, { token }: { token: string }): Promise<unknown> =>
  page.addInitScript((saved) => {
    if (sessionStorage.getItem('arrived') === saved) return;
    sessionStorage.setItem('arrived', saved);
    localStorage.setItem('token', saved);
  }, token);

/** Fills in and submits the form of the sign-in page. */
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

/** Blocks the bell's script in a test about sessions: its requests would also report the invalid token. */
export const withoutBell = (page: Page): Promise<unknown> =>
  page.route('**/assets/Realtime-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => null' }),
  );

export { expect };
