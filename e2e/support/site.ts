import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test as base } from './test.ts';
import { serveTiles } from './tiles.ts';

interface Fixtures {
  /** Opens the site as somebody else, in a browser of their own. */
  newVisitor: () => Promise<Page>;
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
  },
  baseURL: async ({ baseURL }, use) => use(process.env.BASE_URL ?? baseURL),
  newVisitor: async ({ browser, baseURL, complaints }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      await serveTiles(context);
      const page = await context.newPage();
      listen(page, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Takes complaints that a test provoked out of those that would fail it; there must be some. */
export function takeExpected(complaints: string[], ...patterns: RegExp[]): void {
  for (const pattern of patterns) {
    const others = complaints.filter((text) => !pattern.test(text));
    expect(others.length, `the console says ${String(pattern)}`).toBeLessThan(complaints.length);
    complaints.splice(0, complaints.length, ...others);
  }
}

/** Signs in without the sign-in page: for tests that are about something else. */
export const arriveSignedIn = (page: Page, { token }: { token: string }): Promise<unknown> =>
  page.addInitScript((saved) => localStorage.setItem('token', saved), token);

/** Signs in on the sign-in page. */
export async function signIn(page: Page, person: { email: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/dashboard$/);
}

export { expect };
